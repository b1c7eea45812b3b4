import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface CheckGroupProps<Value extends string> {
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly values: readonly Value[];
  /** The chosen values in the order of the options. */
  readonly onChange: (values: readonly Value[]) => void;
}

export function CheckGroup<Value extends string>({ legend, options, values, onChange }: CheckGroupProps<Value>) {
  const choose = (value: Value, isChosen: boolean) =>
    onChange(
      options.flatMap((option) =>
        (option.value === value ? isChosen : values.includes(option.value)) ? [option.value] : [],
      ),
    );
  return (
    <fieldset>
      <Text component="legend" mb="xs" fw={600}>
        {legend}
      </Text>
      <SimpleGrid minColWidth="min(180px, 100%)" spacing="md" verticalSpacing={4}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            size="md"
            py={4}
            label={label}
            checked={values.includes(value)}
            onChange={(event) => choose(value, event.currentTarget.checked)}
          />
        ))}
      </SimpleGrid>
    </fieldset>
  );
}
