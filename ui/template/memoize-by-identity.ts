/** Computes a value once for each object: rows render again, and texts are made again, only for an object that is not the same. */
export function memoizeByIdentity<Value extends object>(
  compute: (value: Value) => Value,
): (value: Value) => Value {
  const results = new WeakMap<Value, Value>();
  return (value) => {
    const result = results.get(value) ?? compute(value);
    results.set(value, result);
    return result;
  };
}
