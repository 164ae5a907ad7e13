import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { anchorsIn } from '#tests/docs/document.ts';
import { breakCms, resetFaults } from '#tests/reliability/faults.ts';
import {
  type ExportedMetrics,
  metricsToken,
  readMetrics,
  readMetricValue,
  scrape,
} from '#tests/reliability/monitoring/exported-metrics.ts';
import { readPromql, type Selector } from '#tests/reliability/monitoring/promql.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { root } from '#tests/root.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string; readonly legendFormat?: string }[];
}

const read = (name: string) => readFileSync(join(root, 'docs/operation', name), 'utf8');
const { groups } = parse(read('alerts.rules.yml')) as { groups: readonly { rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const { panels } = JSON.parse(read('dashboard.json')) as { panels: readonly Panel[] };
const targets = panels.flatMap(({ title, targets: all }) =>
  all.map(({ expr, legendFormat = '' }) => ({
    title,
    expr: expr.replaceAll('$__rate_interval', '5m'),
    legendFormat,
  })),
);

/** The queries that a page of the documentation shows. */
const shownQueries = [
  ...readFileSync(join(root, 'docs/operation.md'), 'utf8').matchAll(/```promql\n(.*?)\n```/gs),
].map(([, query = '']) => query);

/** The metrics that the recording rules create, without labels. */
const recorded = rules.flatMap(({ record }) => (record === undefined ? [] : [record]));
const noLabels: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** The configuration of prometheus-nginxlog-exporter in nginx.md. */
const [, exporterYaml = ''] = /```yaml\n(namespaces:.*?)```/s.exec(read('nginx.md')) ?? [];
const exporter = parse(exporterYaml) as {
  readonly namespaces: readonly [{ readonly name: string; readonly format: string }];
};
const [exporterNamespace] = exporter.namespaces;

/** The metric and its labels after the documentation of this exporter: `{namespace}_http_response_count_total`. */
const nginxMetric = `${exporterNamespace.name}_http_response_count_total`;

/** What Prometheus itself and the exporter of nginx's log export. */
const external: ExportedMetrics = new Map([
  ['up', noLabels],
  [
    nginxMetric,
    new Map([
      ['method', new Set(['GET'])],
      ['status', new Set(['429', '502', '504'])],
    ]),
  ],
]);

/** Prometheus adds these to every sample. */
const targetLabels = ['instance', 'job'];

const site = await siteOfFile(smallHall(), { METRICS_TOKEN: metricsToken });
for (const path of ['/over-ons', '/over-ons', '/robots.txt']) await site.fetch(path);

/** The exported and the recorded metrics. */
const known: ExportedMetrics = new Map([
  ...external,
  ...readMetrics(await scrape(site)),
  ...recorded.map((name) => [name, noLabels] as const),
]);

/** The metrics, labels and values in an expression that are not exported. */
function findUnknown(expr: string): readonly string[] {
  const { selectors, groupings } = readPromql(expr);
  return [
    ...selectors.flatMap(unknownInSelector),
    ...groupings.flatMap(({ labels, selectors: grouped }) =>
      labels.filter((label) => !grouped.every(({ metric }) => hasLabel(metric, label))),
    ),
  ];
}

function unknownInSelector({ metric, matchers }: Selector): readonly string[] {
  if (!known.has(metric)) return [metric];
  return matchers.flatMap(({ label, values }) => {
    if (!hasLabel(metric, label)) return [`${metric}{${label}}`];
    const seen = known.get(metric)?.get(label);
    return values
      .filter((value) => seen && !seen.has(value))
      .map((value) => `${metric}{${label}="${value}"}`);
  });
}

function hasLabel(metric: string, label: string): boolean {
  return targetLabels.includes(label) || (known.get(metric)?.has(label) ?? false);
}

/** The labels that a result may have. */
function labelsOf(expr: string): readonly string[] {
  const { selectors, groupings, isAggregated } = readPromql(expr);
  if (isAggregated) return groupings.flatMap(({ labels }) => labels);
  return [...targetLabels, ...selectors.flatMap(({ metric }) => [...(known.get(metric)?.keys() ?? [])])];
}

describe('the alerts and the dashboard', () => {
  it.each(rules.map(({ record, alert, expr }) => [record ?? alert ?? '', expr] as const))(
    'F08 %s uses only exported metrics',
    (_, expr) => {
      expect(readPromql(expr).selectors.length).toBeGreaterThan(0);
      expect(findUnknown(expr)).toEqual([]);
    },
  );

  it.each(targets.map(({ title, expr }) => [title, expr] as const))(
    'F08 the panel “%s” uses only exported metrics',
    (_, expr) => {
      expect(readPromql(expr).selectors.length).toBeGreaterThan(0);
      expect(findUnknown(expr)).toEqual([]);
    },
  );

  it('F08 TRACK-9 the queries in the documentation use only exported metrics', () => {
    expect(shownQueries.length).toBeGreaterThan(0);
    expect(shownQueries.flatMap(findUnknown)).toEqual([]);
  });

  it('F08 use only labels of their results in texts', () => {
    const written = [
      ...alerts.map(({ expr, annotations }) => ({
        expr,
        text: JSON.stringify(annotations),
        label: /\$labels\.(\w+)/g,
      })),
      ...targets.map(({ expr, legendFormat }) => ({ expr, text: legendFormat, label: /\{\{(\w+)\}\}/g })),
    ];
    const unknown = written.flatMap(({ expr, text, label }) =>
      [...text.matchAll(label)].map(([, name = '']) => name).filter((name) => !labelsOf(expr).includes(name)),
    );
    expect(unknown).toEqual([]);
  });

  it('F08 link from each alert to a heading of the runbook', () => {
    const places = alerts.map(({ annotations }) => annotations?.['runbook'] ?? '');
    const lost = places.filter((place) => {
      const [path = '', anchor = ''] = place.split('#');
      return !anchorsIn({ path, text: readFileSync(join(root, path), 'utf8') }).includes(anchor);
    });
    expect([alerts.length > 10, lost]).toEqual([true, []]);
  });

  it('F08 alerts of nginx are about statuses that it logs', () => {
    const [, logged = ''] = /map \$status \$is_logged \{([^}]*)\}/.exec(read('container/nginx.conf')) ?? [];
    const statuses = alerts.flatMap(({ expr }) =>
      readPromql(expr)
        .selectors.filter(({ metric }) => metric === nginxMetric)
        .flatMap(({ matchers }) => matchers.flatMap(({ values }) => values)),
    );
    expect(statuses.toSorted()).toEqual(['429', '502', '504']);
    expect(statuses.filter((status) => !new RegExp(`^\\s*${status} 1;$`, 'm').test(logged))).toEqual([]);
  });

  it('F08 alerts of nginx read its log in the format that it has', () => {
    const [, written = ''] = /log_format failures '([^']*)'/.exec(read('container/nginx.conf')) ?? [];
    // nginx logs the request without its query.
    const request = '$request_method $uri $server_protocol';
    expect(written.replace(request, '$request')).toBe(exporterNamespace.format);
  });

  it.each([
    'HallInstanceDown',
    'HallSharedCacheDown',
    'HallPurgeIncomplete',
    'HallProxyFails',
    'HallRateLimits',
    'HallProxyRateLimits',
    'HallFileDescriptorsExhausted',
  ])('F08 include %s', (name) => {
    expect(alerts.map(({ alert }) => alert)).toContain(name);
  });

  it('F08 D23 alerts of errors in browsers count clients, of builds that the site serves', () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'HallBrowserErrors') ?? {};
    const clients = readPromql(expr).selectors.filter(
      ({ metric }) => metric === 'hall_browser_error_clients_total',
    );
    expect(clients.map(({ matchers }) => matchers)).toEqual([
      [{ label: 'build', values: ['other'] }],
      [{ label: 'build', values: ['other'] }],
    ]);
  });

  it('F08 are distinguished from expressions with unknown metrics', () => {
    expect(findUnknown('rate(hall_request_total[5m])')).toEqual(['hall_request_total']);
    expect(findUnknown('sum by (path) (hall_http_requests_total{code="500",status="6xx"})')).toEqual([
      'hall_http_requests_total{code}',
      'hall_http_requests_total{status="6xx"}',
      'path',
    ]);
    expect(() => findUnknown('sum by (route (hall_http_requests_total)')).toThrow('No PromQL');
  });
});

describe('the metrics of requests', () => {
  /** The increase of samples during an action. */
  async function growth(samples: readonly string[], act: () => Promise<unknown>): Promise<readonly number[]> {
    const values = (text: string) => samples.map((sample) => readMetricValue(text, sample) ?? 0);
    const before = values(await scrape(site));
    await act();
    const after = values(await scrape(site));
    return after.map((value, at) => value - (before[at] ?? 0));
  }

  it('F08 count each request, by class of route and of status', async () => {
    const samples = [
      ['page', '2xx'],
      ['page', '4xx'],
      ['page', '5xx'],
      ['data', '2xx'],
      ['calendar', '2xx'],
      ['figure', '4xx'],
      ['sitemap', '2xx'],
      ['file', '4xx'],
      ['form', '4xx'],
    ].map(([route, status]) => `hall_http_requests_total{route="${route}",status="${status}"}`);
    const grown = await growth(samples, async () => {
      const paths = ['/over-ons', '/nergens', '/gateway/nl/global', `${calendar}.ics`, '/figure/x'];
      for (const path of [...paths, '/sitemap.xml', '/assets/none.js']) await site.fetch(path);
      await fetch(`${site.url}/newsletter`, { method: 'POST', body: 'x' });
      await breakCms(site, { status: 500 });
      await site.fetch('/en/never-asked');
      resetFaults(site);
    });
    expect(grown).toEqual(samples.map(() => 1));
  });

  it('F08 measure the duration of pages, by source', async () => {
    const samples = ['rendered', 'cached'].map(
      (source) => `hall_http_request_duration_seconds_count{route="page",source="${source}"}`,
    );
    const twice = async () => {
      await site.fetch(`${calendar}?keyword=lied`);
      await site.fetch('/over-ons');
      await site.fetch('/over-ons');
    };
    expect(await growth(samples, twice)).toEqual([1, 2]);
  });

  it('F08 have few series: no address and no name of a visitor is a label', async () => {
    const metrics = readMetrics(await scrape(site));
    const labels = [
      ...(metrics.get('hall_http_requests_total') ?? []),
      ...(metrics.get('hall_http_request_duration_seconds_count') ?? []),
    ];
    expect([...new Set(labels.map(([label]) => label))].toSorted()).toEqual(['route', 'source', 'status']);
    expect(Math.max(...labels.map(([, values]) => values.size))).toBeLessThan(10);
  });
});
