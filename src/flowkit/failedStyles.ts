const failedAttribute = 'data-lost';

/** Marks style sheets that failed to load. */
export function markFailedStyles(page: Document): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.setAttribute(failedAttribute, '');
  };
  page.addEventListener('error', onError, { capture: true });
}

/**
 * Loads the marked style sheets again: the module loader requests the styles of a chunk only once, and would go on
 * without them.
 */
export async function reloadFailedStyles(page: Document): Promise<void> {
  const lost = [...page.querySelectorAll<HTMLLinkElement>(`link[${failedAttribute}]`)];
  await Promise.all(lost.map(reloadStyleSheet));
}

function reloadStyleSheet(lost: HTMLLinkElement): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const again = lost.ownerDocument.createElement('link');
  again.rel = lost.rel;
  again.href = lost.href;
  again.addEventListener('load', resolve);
  again.addEventListener('error', reject);
  lost.replaceWith(again);
  return promise;
}
