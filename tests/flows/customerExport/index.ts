import { z } from 'zod/mini';
import type { Department } from '#contract/entities/customerExport.ts';
import { customerExportFlow } from '#machines/flows/customerExport/flow.ts';
import { customerExportModel } from '#machines/flows/customerExport/model.ts';
import type { DaysFormValues, ExportEvent } from '#machines/flows/customerExport/types.ts';
import { fileMessages } from '#server/modules/customerExports/messages.ts';
import type { Message } from '#server/texts/msg.ts';
import type { LeafState } from '#src/flows/customerExport/view.ts';
import { anyOf, button, field, heading, text } from '../../flowkit/locators.ts';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import {
  type EventsOnPage,
  formEventGestures,
  type LocatorOf,
  pressGesture,
  runEventGestures,
  type TestedFlow,
} from '../../flowkit/testedFlow.ts';
import { customerExportDefects } from './defects.ts';

const { columns, stages } = fileMessages;
const formats = { xlsx: 'Excel workbook (XLSX)', csv: 'CSV' } as const;

async function tick({ page, say }: PageDriver, boxes: Readonly<Record<string, Message>>, wanted: readonly string[]) {
  for (const [value, { english }] of Object.entries(boxes)) {
    await page.getByRole('checkbox', { name: say(english), exact: true }).setChecked(wanted.includes(value));
  }
}

const days = { created_from: 'Created from', created_to: 'Created to' } as const;

async function enterDays(reader: PageDriver, typed: DaysFormValues) {
  await field(days.created_from)(reader).fill(typed.created_from);
  await field(days.created_to)(reader).fill(typed.created_to);
}

const beginButton = button('Start export');

const events: EventsOnPage<ExportEvent> = {
  'format.choose': {
    gesture: ({ page, say }, { format }) => page.getByRole('radio', { name: say(formats[format]) }).check(),
    control: 'belongs to what is on offer',
  },
  'columns.choose': {
    gesture: (reader, { columns: wanted }) =>
      wanted.length === 0 ? button('Clear all')(reader).click() : tick(reader, columns, wanted),
    control: button('Clear all'),
  },
  'stages.choose': {
    gesture: (reader, { stages: wanted }) => tick(reader, stages, wanted),
    control: 'belongs to what is on offer',
  },
  'department.choose': {
    gesture: (reader, { department_id }) =>
      field('Department')(reader)
        .and(reader.page.getByRole('combobox'))
        .selectOption(department_id ?? '')
        .then(() => undefined),
    control: 'belongs to what is on offer',
  },
  'days.enter': { gesture: (reader, { typed }) => enterDays(reader, typed), control: 'belongs to what is on offer' },
  'export.begin': {
    async gesture(reader, { days: given }) {
      // The event carries what the form understands, so the form must contain it.
      if (given !== null) await enterDays(reader, given);
      await beginButton(reader).click();
    },
    control: beginButton,
  },
  'export.cancel': pressGesture(button('Cancel export')),
  'export.resume': pressGesture(button('Resume export')),
  'export.renew': pressGesture(button('Start another export')),
  'export.check': pressGesture(anyOf(button('Check again'), button('Try again'))),
  ...formEventGestures,
  ...runEventGestures,
};

const stateLocators: Readonly<Record<LeafState, LocatorOf>> = {
  reading: heading('Export customers'),
  routing: heading('Export customers'),
  loadFailed: text('We couldn’t load your export options. Any export in progress will continue.'),
  denied: heading('You can’t export customers'),
  choosing: beginButton,
  beginning: heading('Starting the export'),
  checkingOutcome: anyOf(
    heading('We can’t confirm yet whether your export started'),
    heading('We can’t confirm yet whether your export is running'),
  ),
  underWay: button('Cancel export'),
  cancelling: heading('Cancelling the export'),
  resuming: heading('Resuming the export'),
  stopped: anyOf(heading('Export cancelled'), anyOf(heading('File expired'), heading('Export interrupted'))),
  ready: heading('Your file is ready'),
};

const departmentEventSchema = z.object({ type: z.literal('department.choose'), department_id: z.nullable(z.string()) });

export const customerExport: TestedFlow = {
  name: 'customerExport',
  folder: import.meta.dirname,
  model: customerExportModel,
  events,
  stateLocators,
  onPage: {
    shows: ({ snapshot }, { event }) => {
      // Only departments within reach are offered.
      const offered = snapshot.context.view?.reach?.departments.map(({ department_id }: Department) => department_id);
      const chosen = departmentEventSchema.safeParse(event).data;
      return chosen?.department_id == null ? true : (offered ?? []).includes(chosen.department_id);
    },
  },
  flow: customerExportFlow,
  refusesTexts: true,
  traces: {
    secrets: [
      'key-of',
      'export-1',
      'Sales',
      'East',
      'east',
      'Customers 2026',
      '12480',
      '5731',
      '1482000',
      '2026-01-01',
      'soon',
    ],
  },
  page: { address: '/mall/crm-export', email: 'owner@cn.example', hasHeader: false },
  defects: customerExportDefects,
};
