import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ja';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-tw';
import { useLingui } from '@lingui/react/macro';
import { DatePicker, DatesProvider } from '@mantine/dates';
import type { Language } from '#contract/languages.ts';
import { useFormats } from '../i18n/useFormats.ts';
import classes from './DateCalendar.module.css';

interface DateCalendarProps {
  readonly day: string | null;
  readonly onChoose: (day: string) => void;
  /** Called for Escape. */
  readonly onClose: () => void;
  readonly earliest?: string;
  readonly latest?: string;
  /** Whether the day can be chosen; all days can by default. */
  readonly isOpen?: (day: string) => boolean;
}

/** `firstDayOfWeek`: 0 is Sunday. */
const calendars = {
  en: { locale: 'en', month: 'MMMM YYYY', firstDayOfWeek: 0 },
  'zh-CN': { locale: 'zh-cn', month: 'YYYY年M月', firstDayOfWeek: 1 },
  'zh-TW': { locale: 'zh-tw', month: 'YYYY年M月', firstDayOfWeek: 0 },
  ja: { locale: 'ja', month: 'YYYY年M月', firstDayOfWeek: 0 },
} as const satisfies Record<Language, { locale: string; month: string; firstDayOfWeek: 0 | 1 }>;

export function DateCalendar({ day, onChoose, onClose, earliest, latest, isOpen }: DateCalendarProps) {
  const { t } = useLingui();
  const { language, calendarDay } = useFormats();
  const { locale, month, firstDayOfWeek } = calendars[language];
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek }}>
      <DatePicker
        className={classes.calendar}
        w="fit-content"
        maw="100%"
        mt={4}
        p={10}
        bd="1px solid var(--line)"
        bdrs={10}
        value={day}
        {...(day !== null && { defaultDate: day })}
        {...(earliest !== undefined && { minDate: earliest })}
        {...(latest !== undefined && { maxDate: latest })}
        {...(isOpen !== undefined && { excludeDate: (each: string) => !isOpen(each) })}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        onChange={(chosen) => chosen !== null && onChoose(chosen)}
        allowDeselect={false}
        hideOutsideDates
        monthLabelFormat={month}
        getDayAriaLabel={calendarDay}
        ariaLabels={{
          previousMonth: t`Previous month`,
          nextMonth: t`Next month`,
          previousYear: t`Previous year`,
          nextYear: t`Next year`,
          previousDecade: t`Earlier years`,
          nextDecade: t`Later years`,
          monthLevelControl: t`Choose month`,
          yearLevelControl: t`Choose year`,
        }}
      />
    </DatesProvider>
  );
}
