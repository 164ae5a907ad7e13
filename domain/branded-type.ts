declare const brand: unique symbol;

/** A branded primitive that only its own parser creates, so that an id cannot be confused with any other string or number. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
