/**
 * A value made of inputs, made again when an input is another one. An input is most often a function of a module: it is another
 * one after the module or one that it imports has been saved and loaded again.
 */
export class ReplaceableResource<Inputs extends readonly unknown[], Value> {
  readonly #make: (...inputs: Inputs) => Promise<Value>;
  readonly #end: (value: Value) => Promise<void>;
  #inputs: Inputs | undefined;
  #value: Promise<Value> | undefined;

  /** `end` releases what a value holds, before the next one is made. */
  constructor(
    make: (...inputs: Inputs) => Promise<Value>,
    end: (value: Value) => Promise<void> = async () => {},
  ) {
    this.#make = make;
    this.#end = end;
  }

  /** The value of these inputs. Rejects as `make` does, and does not try again before an input changes. */
  get(...inputs: Inputs): Promise<Value> {
    const isSame = this.#inputs?.every((input, index) => input === inputs[index]);
    if (this.#value && isSame) return this.#value;
    const previous = this.#value;
    this.#inputs = inputs;
    this.#value = this.#replace(previous, inputs);
    return this.#value;
  }

  async #replace(previous: Promise<Value> | undefined, inputs: Inputs): Promise<Value> {
    const value = await previous?.catch(() => undefined);
    if (value !== undefined) await this.#end(value);
    return this.#make(...inputs);
  }
}
