import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Group, Paper, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './ChoiceCards.module.css';

interface CardTexts {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Right of the title, for example a price. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export interface Choice<Value extends string = string> extends CardTexts {
  readonly value: Value;
}

interface ChoiceCardsProps<Value extends string> {
  /** Name of the radio buttons; unique by default. */
  readonly name?: string;
  readonly legend: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly columns?: 1 | 2 | 3;
}

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const ownName = useId();
  const { legend, choices, value, onChange, name = ownName, columns = 1 } = props;
  return (
    <fieldset>
      <Text component="legend" mb="xs" fz="lg" fw={650}>
        {legend}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: columns }} spacing="sm">
        {choices.map((choice) => (
          <RadioCard
            key={choice.value}
            choice={choice}
            name={name}
            chosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </SimpleGrid>
    </fieldset>
  );
}

interface RadioCardProps {
  readonly choice: Choice;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

// Not the library's `Radio.Card`: each of its cards is a tab stop, and puts its content into a button.
function RadioCard({ choice: { value, ...words }, name, chosen, onChoose }: RadioCardProps) {
  const id = useId();
  return (
    <ChoiceCardFrame id={id} words={words} chosen={chosen}>
      <Radio
        id={`${id}-control`}
        name={name}
        value={value}
        checked={chosen}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-more`}
        onChange={onChoose}
      />
    </ChoiceCardFrame>
  );
}

interface CheckCardProps extends CardTexts {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function CheckCard({ checked, disabled = false, onChange, ...words }: CheckCardProps) {
  const id = useId();
  return (
    <ChoiceCardFrame id={id} words={words} chosen={checked} closed={disabled}>
      <Checkbox
        id={`${id}-control`}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-more`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </ChoiceCardFrame>
  );
}

interface ChoiceCardFrameProps {
  readonly id: string;
  readonly words: CardTexts;
  readonly chosen: boolean;
  readonly closed?: boolean;
  readonly children: ReactNode;
}

const ChoiceCardFrame = ({ id, words, chosen, closed = false, children }: ChoiceCardFrameProps) => (
  <Paper className={classes.card} mod={{ chosen, closed }} p="sm" radius="md">
    <label htmlFor={`${id}-control`} className={classes.label}>
      {children}
      <Stack component="span" gap={0} flex={1} miw={0}>
        <Group component="span" justify="space-between" gap="xs" align="baseline">
          <Text component="span" id={`${id}-title`} fw={600}>
            {words.title}
          </Text>
          {words.aside}
        </Group>
        <Text component="span" id={`${id}-more`} c="dimmed">
          {words.description}
        </Text>
      </Stack>
    </label>
    {words.children}
  </Paper>
);
