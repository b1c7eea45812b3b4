import { Text } from '@mantine/core';

/** The number that both devices show. */
export const CheckCode = ({ children }: { readonly children: string }) => (
  <Text component="strong" fz="1.25em" fw={700} lts="0.08em">
    {children}
  </Text>
);
