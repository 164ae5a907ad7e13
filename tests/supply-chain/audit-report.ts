import * as v from 'valibot';
import { parseJson } from '#domain/json.ts';

/** The result of an audit, for a person or the CI. */
export interface AuditReport {
  readonly text: string;
  /** 1: a production package has a known high or critical vulnerability. */
  readonly exitCode: 0 | 1;
}

const AuditWire = v.object({
  metadata: v.object({
    vulnerabilities: v.object({
      low: v.number(),
      moderate: v.number(),
      high: v.number(),
      critical: v.number(),
      total: v.number(),
    }),
  }),
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string() })),
});

/** Parses the output of `npm audit --json`. If the registry does not respond, the report states that nothing is proven. */
export function auditReport(printed: string): AuditReport {
  const read = v.safeParse(AuditWire, parseJson(printed));
  if (!read.success) {
    return {
      text: 'Not audited: the registry did not answer the question for known weaknesses.',
      exitCode: 0,
    };
  }
  const { vulnerabilities, metadata } = read.output;
  const { low, moderate, high, critical, total } = metadata.vulnerabilities;
  if (total === 0) return { text: 'Audited: no known weaknesses in what the site runs on.', exitCode: 0 };
  const lines = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `  ${severity}: ${name} ${range}`,
  );
  const sum = `Audited: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`;
  return { text: [sum, ...lines].join('\n'), exitCode: high + critical > 0 ? 1 : 0 };
}
