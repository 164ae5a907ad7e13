/** For sorting from low to high, by `<` alone: numbers, infinite ones too, and texts by their characters, in no language's order. */
export function ascending<Value extends number | string>(one: Value, other: Value): number {
  return Number(one > other) - Number(one < other);
}
