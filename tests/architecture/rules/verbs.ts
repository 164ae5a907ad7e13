/** The verbs that the name of a function may begin with, predicates and `use` of hooks among them. */
const verbs = new Set(
  `accepts add assert await build can canonicalize chunk choose claim clamp classify close collapse compare complete compress
  compute connect continue copy correct count create decide decode deep delay describe detect encode exit export fetch filter
  find fold format get group has hash highlight insert invalidate is join lay leave list load log map match matches measure
  memoize merge move negotiate normalize observe order parse percent pick position project provide publish purge put rank read
  redact redirect reduce reject remove render report request resolve round run sanitize schedule score select send serialize
  serve set settle should shuffle shut sign skip slice sort split start step store strip sum summarize to toggle trace truncate
  use validate warm with without write yield`.split(/\s+/),
);

/** Whether a name begins with a verb (`parseLocale`), is a component's (`PageRoute`) or a converter's (`htmlToPlainText`). */
export function beginsWithVerb(name: string): boolean {
  const [first = ''] = name.split(/(?=[A-Z])/);
  return /^[A-Z]|[a-z](To|From)[A-Z]/.test(name) || verbs.has(first);
}
