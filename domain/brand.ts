declare const brand: unique symbol;

/** A plain value that only its own parser may make: an id is not just any string, an instant not just any number. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
