/** Keeps the values used last, as many as fit into `capacity` bytes. */
export class ByteLru<Value extends { readonly bytes: number }> {
  readonly #values = new Map<string, Value>();
  readonly #capacity: number;
  #bytes = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  /** A value that would not fit by itself is not kept. */
  set(key: string, value: Value): void {
    this.delete(key);
    if (value.bytes > this.#capacity) return;
    this.#values.set(key, value);
    this.#bytes += value.bytes;
    while (this.#bytes > this.#capacity) this.dropOldest();
  }

  delete(key: string): void {
    this.#bytes -= this.#values.get(key)?.bytes ?? 0;
    this.#values.delete(key);
  }

  /** Lets the value used longest ago go. */
  dropOldest(): void {
    for (const oldest of this.#values.keys()) {
      this.delete(oldest);
      return;
    }
  }

  clear(): void {
    this.#values.clear();
    this.#bytes = 0;
  }
}
