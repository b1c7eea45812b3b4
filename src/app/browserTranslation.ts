/**
 * Keeps the page working when a browser's translator changes it.
 *
 * Translators (of Chrome, Edge, Safari, Firefox, and extensions) replace the text nodes that React has rendered with
 * elements or texts of their own. React goes on to remove, replace and insert beside its own nodes: the DOM then throws
 * NotFoundError and the page is lost (https://github.com/facebook/react/issues/11538), or React writes into a detached
 * text and the page shows the old one.
 *
 * This observer records the children that a translator has replaced, by parent. Before React changes one of them, the
 * parent gets its original children back; the translator sees new texts and translates them again.
 */
export function tolerateBrowserTranslation(document: Document): void {
  const replaced = new WeakMap<Node, Replacement>();
  const observer = new MutationObserver(take);
  const watched = { childList: true, subtree: true } as const;

  function take(records: readonly MutationRecord[]): void {
    const written = records.filter(({ type }) => type === 'characterData');
    for (const [parent, changes] of groupByParent(records.filter(({ type }) => type === 'childList'))) {
      if (isTranslatorChange(changes, replaced.has(parent))) record(parent, changes);
    }
    for (const { target } of written) {
      const parent = detachedFrom.get(target);
      if (parent !== undefined && !target.isConnected) restore(parent);
    }
  }

  /** The former parent of each detached text. */
  const detachedFrom = new WeakMap<Node, Node>();

  function record(parent: Node, changes: readonly MutationRecord[]): void {
    const before = replaced.get(parent);
    if (before === undefined) replaced.set(parent, { changes: [...changes], release: guard(parent) });
    else before.changes.push(...changes);
    for (const text of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!isRenderedByReact(text) || text.isConnected) continue;
      detachedFrom.set(text, parent);
      observer.observe(text, { characterData: true });
    }
  }

  function restore(parent: Node): void {
    take(observer.takeRecords());
    const found = replaced.get(parent);
    if (found === undefined) return;
    replaced.delete(parent);
    found.release();
    for (const change of found.changes.toReversed()) undo(parent, change);
    observer.takeRecords();
  }

  /** Wraps the DOM methods by which React changes children, for parents with replaced children only. */
  function guard(parent: Node): () => void {
    const own = {
      removeChild<Child extends Node>(child: Child): Child {
        if (child.parentNode !== parent) restore(parent);
        Node.prototype.removeChild.call(parent, child);
        return child;
      },
      insertBefore<Child extends Node>(child: Child, before: Node | null): Child {
        if (before !== null && before.parentNode !== parent) restore(parent);
        Node.prototype.insertBefore.call(parent, child, before);
        return child;
      },
    };
    Object.assign(parent, own);
    return () => {
      for (const name of Object.keys(own)) Reflect.deleteProperty(parent, name);
    };
  }

  observer.observe(document, watched);
}

/** Since the translator's first change, oldest first. */
interface Replacement {
  readonly changes: MutationRecord[];
  readonly release: () => void;
}

function groupByParent(records: readonly MutationRecord[]): ReadonlyMap<Node, readonly MutationRecord[]> {
  return Map.groupBy(records, ({ target }) => target);
}

/** React marks each node that it renders with a property. */
const isRenderedByReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** Whether a translator has replaced React's nodes, or changes its own replacement again. */
function isTranslatorChange(changes: readonly MutationRecord[], isReplaced: boolean): boolean {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
  if (isReplaced) return [...added, ...removed].some((node) => !isRenderedByReact(node));
  return added.some((node) => !isRenderedByReact(node)) && removed.some(isRenderedByReact);
}

function undo(parent: Node, { addedNodes, removedNodes, nextSibling, previousSibling }: MutationRecord): void {
  const isHere = (node: Node | null) => node !== null && node.parentNode === parent;
  const after = isHere(previousSibling) ? (previousSibling?.nextSibling ?? null) : null;
  const before = isHere(nextSibling) ? nextSibling : after;
  for (const node of removedNodes) Node.prototype.insertBefore.call(parent, node, before);
  for (const node of addedNodes) if (node.parentNode === parent) Node.prototype.removeChild.call(parent, node);
}
