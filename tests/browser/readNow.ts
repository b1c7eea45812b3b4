/**
 * Reads a page once, without waiting. The linter forbids such reads elsewhere: on a busy machine they see the page
 * before the expected content. The reason says why nothing can still change (what was waited for just before), or what
 * reads again.
 */
export const readNow = <T>(_reason: string, read: () => Promise<T>): Promise<T> => read();
