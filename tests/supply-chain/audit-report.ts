import * as v from 'valibot';
import { parseJson } from '#domain/json.ts';

/** What an audit came to, for the person or the CI that asked. */
export interface AuditReport {
  readonly text: string;
  /** 1: a package that the site runs on has a known weakness that is high or critical. */
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

/** Reads what `npm audit --json` printed. A registry that does not answer proves nothing, and the report says so. */
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
