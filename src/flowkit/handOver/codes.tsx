import { Text } from '@mantine/core';

/** Both devices show it, so that the user can compare. */
export const CheckCode = ({ children }: { readonly children: string }) => (
  <Text component="strong" fz="1.25em" fw={700} lts="0.08em">
    {children}
  </Text>
);

export interface PageCodes {
  /** The content of the code; null if another page began the hand-over, or this one was reloaded. */
  readonly codeOf: (hand_over_id: string) => string | null;
}
