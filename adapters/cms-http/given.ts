/** The fields of a record that may be absent, in the domain's way: absent, never undefined or null. */
type Given<Fields> = {
  -readonly [name in keyof Fields]?: Exclude<Fields[name], undefined | null>;
};

/** The fields that say something. */
export function given<Fields extends object>(fields: Fields): Given<Fields> {
  const stated = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(stated) as Given<Fields>;
}
