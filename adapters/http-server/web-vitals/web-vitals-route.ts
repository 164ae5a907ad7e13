import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { addBrowserReportRoute } from '#adapters/http-server/operation/browser-report-route.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { pageTypes, type Template } from '#domain/page/page.ts';
import { maxWebVitals, webVitalMetrics, webVitalsPath } from '#domain/tracking/web-vital.ts';

const templates = [...Object.keys(pageTypes), 'unknown'] as Template[];

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));
const score = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** What the script of a document sends. Anybody can send it, so each value is bounded, and only known metrics and kinds of pages are labels. */
const WebVitalsReport = v.pipe(
  v.array(
    v.variant('metric', [
      v.strictObject({ metric: v.literal('CLS'), value: score, template: v.picklist(templates) }),
      v.strictObject({
        metric: v.picklist(webVitalMetrics.filter((metric) => metric !== 'CLS')),
        value: milliseconds,
        template: v.picklist(templates),
      }),
    ]),
  ),
  v.minLength(1),
  v.maxLength(maxWebVitals),
);

const maxBodyBytes = 4096;

/** Adds the endpoint for web vitals (TRACK-9): each is counted by metric and kind of page. A list with anything else in it is refused. */
export function addWebVitalsRoute(server: FastifyInstance, { meters }: Pipeline): void {
  addBrowserReportRoute(server, {
    path: webVitalsPath,
    maxBodyBytes,
    receive: (body) => {
      const report = v.safeParse(WebVitalsReport, body);
      if (!report.success) return 400;
      for (const vital of report.output) meters.webVitals.count(vital);
      return 204;
    },
  });
}
