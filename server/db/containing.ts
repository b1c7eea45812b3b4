/** What a person typed, as a part of a text and not as a pattern. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
