/** Results by the name of what computes them, and by its input. They survive JSON. */
export type RecordedResults = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Recording = Record<string, Record<string, unknown>>;

/** What is recorded at the moment, and what a document has brought along. */
const current: { recording?: Recording | undefined; recalled: RecordedResults } = { recalled: {} };

/**
 * Computes what is slow in a browser, because its first call loads data of time zones or of a language. The results that a server uses while
 * it renders (`recordResults`) are part of the document, and a browser that hydrates it computes none of them again.
 */
export function recordResult<Result>(name: string, input: string | number, compute: () => Result): Result {
  const result = (current.recalled[name]?.[input] as Result | undefined) ?? compute();
  if (current.recording) (current.recording[name] ??= {})[input] = result;
  return result;
}

/** Calls a function, and returns with its result those that it has computed by `recordResult`. */
export function recordResults<Result>(
  work: () => Result,
): readonly [result: Result, recorded: RecordedResults] {
  const recording: Recording = {};
  current.recording = recording;
  try {
    return [work(), recording];
  } finally {
    current.recording = undefined;
  }
}

/** Uses the recorded results of another process. */
export function recallResults(recorded: RecordedResults): void {
  current.recalled = recorded;
}
