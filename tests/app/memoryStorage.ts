/** `room` is in characters. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  readonly #room: number;
  constructor(room = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (name: string) => this.#items.get(name) ?? null;
  setItem(name: string, text: string) {
    if (text.length > this.#room) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(name, text);
  }
  removeItem = (name: string) => void this.#items.delete(name);
  clear = () => this.#items.clear();
}
