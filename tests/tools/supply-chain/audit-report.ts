import * as v from 'valibot';
import { parseJson } from '#domain/json.ts';

/** The result of an audit, for a person or the CI. */
export interface AuditReport {
  readonly text: string;
  /**
   * 1: a production package has a known high or critical vulnerability, a package has a wrong signature or none, or the registry did not
   * answer one of the two questions.
   */
  readonly exitCode: 0 | 1;
}

/** What npm printed for each question to the registry. */
export interface AuditAnswers {
  /** `npm audit --json` */
  readonly vulnerabilities: string;
  /** `npm audit signatures --json` */
  readonly signatures: string;
}

const VulnerabilitiesWire = v.object({
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

const packages = v.array(v.object({ name: v.string(), version: v.string() }));
const SignaturesWire = v.object({ invalid: packages, missing: packages });

/** Reports what npm printed. With `allowsUnanswered` a registry that does not answer is reported and fails nothing. */
export function auditReport(
  { vulnerabilities, signatures }: AuditAnswers,
  { allowsUnanswered }: { readonly allowsUnanswered: boolean },
): AuditReport {
  const reports = [
    reportVulnerabilities(vulnerabilities) ?? unanswered('known vulnerabilities', allowsUnanswered),
    reportSignatures(signatures) ?? unanswered('signatures', allowsUnanswered),
  ];
  return {
    text: reports.map(({ text }) => text).join('\n'),
    exitCode: reports.some(({ exitCode }) => exitCode === 1) ? 1 : 0,
  };
}

function unanswered(question: string, isAllowed: boolean): AuditReport {
  return {
    text: `Not audited: the registry did not answer the question for ${question}.`,
    exitCode: isAllowed ? 0 : 1,
  };
}

function reportVulnerabilities(printed: string): AuditReport | undefined {
  const read = v.safeParse(VulnerabilitiesWire, parseJson(printed));
  if (!read.success) return undefined;
  const { vulnerabilities, metadata } = read.output;
  const { low, moderate, high, critical, total } = metadata.vulnerabilities;
  if (total === 0) {
    return { text: 'Audited: no known vulnerabilities in what the site runs on.', exitCode: 0 };
  }
  const lines = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `  ${severity}: ${name} ${range}`,
  );
  const sum = `Audited: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`;
  return { text: [sum, ...lines].join('\n'), exitCode: high + critical > 0 ? 1 : 0 };
}

function reportSignatures(printed: string): AuditReport | undefined {
  const read = v.safeParse(SignaturesWire, parseJson(printed));
  if (!read.success) return undefined;
  const { invalid, missing } = read.output;
  const lines = [
    ...invalid.map(({ name, version }) => `  wrong signature: ${name} ${version}`),
    ...missing.map(({ name, version }) => `  no signature: ${name} ${version}`),
  ];
  if (lines.length === 0) return { text: 'Audited: the signatures of all packages are right.', exitCode: 0 };
  return { text: ['Audited: signatures.', ...lines].join('\n'), exitCode: 1 };
}
