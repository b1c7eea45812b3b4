import type { FileStore } from '../modules/files/fileStore.ts';

export function memoryStore(kept = new Map<string, Uint8Array<ArrayBuffer>>()): FileStore {
  return {
    async write(name, parts) {
      const bytes: Uint8Array[] = [];
      for await (const part of parts) bytes.push(part);
      kept.set(name, Buffer.concat(bytes));
    },
    async read(name) {
      const bytes = kept.get(name);
      return bytes === undefined ? null : new Blob([bytes]).stream();
    },
    async remove(name) {
      kept.delete(name);
    },
    removeUnfinished: async () => undefined,
  };
}
