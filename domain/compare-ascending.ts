/** Compares two values for an ascending sort with `<` alone: numbers, including infinite ones, and texts by code unit, independent of language. */
export function compareAscending<Value extends number | string>(one: Value, other: Value): number {
  return Number(one > other) - Number(one < other);
}
