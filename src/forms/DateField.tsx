import '@mantine/core/styles/ActionIcon.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Text } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { readDay } from '#contract/typedDay.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { LoadingState } from '../ui/LoadingState.tsx';
import { TextInputControl } from './controls/TextControls.tsx';
import { controlProps, FieldFrame } from './FieldFrame.tsx';
import type { TypedForm } from './typedForm.ts';
import { useTypedText } from './useTypedText.ts';

/** Loaded on first opening: most users type the date. */
const DateCalendar = lazy(async () => ({ default: (await import('./DateCalendar.tsx')).DateCalendar }));

interface DateFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
  readonly autoComplete: string;
  readonly earliest?: string;
  readonly latest?: string;
  readonly help?: ReactNode;
}

/** Accepts every date notation of the languages, and shows which day was understood. */
export function DateField<Text extends string>(props: DateFieldProps<Text>) {
  const { form, name, autoComplete, help, ...limits } = props;
  const { t } = useLingui();
  const { calendarDay } = useFormats();
  const { control, text, type } = useTypedText(form, name);
  const [isOpen, setOpen] = useState(false);
  const calendar = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const state = form.field(name);
  const { label } = state;
  const day = readDay(text);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const about = (
    <>
      {help ?? <Trans>Year, month and day, for example 2026-11-22</Trans>}
      {day !== null && (
        <Text component="span" display="block" c="var(--mantine-color-text)">
          {calendarDay(day)}
        </Text>
      )}
    </>
  );
  return (
    <FieldFrame state={state} help={about}>
      {(described) => (
        <>
          <TextInputControl
            {...control}
            {...controlProps(state, described)}
            autoComplete={autoComplete}
            rightSectionPointerEvents="all"
            rightSection={
              <ActionIcon
                ref={opener}
                variant="subtle"
                aria-label={t`Calendar: ${label}`}
                aria-expanded={isOpen}
                aria-controls={calendar}
                onClick={() => setOpen(!isOpen)}
              >
                <IconCalendar size={18} aria-hidden="true" />
              </ActionIcon>
            }
          />
          <div id={calendar} hidden={!isOpen}>
            {isOpen && (
              <Suspense fallback={<LoadingState rows={1} rowHeight={280} />}>
                <DateCalendar
                  {...limits}
                  day={day}
                  onClose={close}
                  onChoose={(chosen) => {
                    type(chosen);
                    close();
                  }}
                />
              </Suspense>
            )}
          </div>
        </>
      )}
    </FieldFrame>
  );
}
