const mark = 'data-lost';

/** Marks style sheets that failed to load. */
export function markLostStyles(page: Document): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.setAttribute(mark, '');
  };
  page.addEventListener('error', onError, { capture: true });
}

/**
 * Loads the marked style sheets again: the module loader requests the styles of a chunk only once, and would go on
 * without them.
 */
export async function fetchLostStyles(page: Document): Promise<void> {
  const lost = [...page.querySelectorAll<HTMLLinkElement>(`link[${mark}]`)];
  await Promise.all(lost.map(fetchAgain));
}

function fetchAgain(lost: HTMLLinkElement): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const again = lost.ownerDocument.createElement('link');
  again.rel = lost.rel;
  again.href = lost.href;
  again.addEventListener('load', resolve);
  again.addEventListener('error', reject);
  lost.replaceWith(again);
  return promise;
}
