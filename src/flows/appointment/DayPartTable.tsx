import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { dayParts } from '#contract/entities/appointment.ts';
import { dayPartLabels } from '#src/i18n/appointmentLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import classes from './appointment.module.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface DayPartTableProps {
  /** Weekday and part of the day: `3-morning`. */
  readonly chosen: readonly string[];
  readonly onToggle: (id: string, isIn: boolean) => void;
}

export function DayPartTable({ chosen, onToggle }: DayPartTableProps) {
  const { t } = useLingui();
  const { weekday: nameOf } = useFormats();
  return (
    <table className={classes.times}>
      <thead>
        <tr>
          <td />
          {dayParts.map((part) => (
            <th key={part} scope="col">
              {t(dayPartLabels[part])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((weekday) => (
          <tr key={weekday}>
            <th scope="row">{nameOf(weekday)}</th>
            {dayParts.map((part) => {
              const id = `${weekday}-${part}`;
              return (
                <td key={part}>
                  <Checkbox
                    size="md"
                    aria-label={`${nameOf(weekday)} ${t(dayPartLabels[part])}`}
                    checked={chosen.includes(id)}
                    onChange={(event) => onToggle(id, event.currentTarget.checked)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
