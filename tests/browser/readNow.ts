/**
 * Reads a page once, without waiting. The linter refuses such reads elsewhere: on a busy machine they see the page before what it
 * shows has come. The reason says why nothing can still be on its way (what was waited for just before), or who reads again.
 */
export const readNow = <T>(_reason: string, read: () => Promise<T>): Promise<T> => read();
