import { Text } from '@mantine/core';

/** The number that both devices show. */
export const CheckCode = ({ children }: { readonly children: string }) => (
  <Text component="strong" fz="1.25em" fw={700} lts="0.08em">
    {children}
  </Text>
);

/** The codes of hand-overs that a page may show. */
export interface PageCodes {
  /** What the code of a hand-over says; null where the page has not begun it, or was loaded anew since. */
  readonly codeOf: (hand_over_id: string) => string | null;
}
