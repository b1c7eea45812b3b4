import { exampleModel } from '../../kit/exampleModel.ts';
import { appointmentExamples } from './examples.ts';
import { appointmentMachine } from './machine.ts';
import type { AppointmentMachineInput } from './types.ts';

/** The chosen topic is no longer offered, so the client's status is read again and the refusal is shown with it. */
const pathFromTopicRefusal = (standing: string) =>
  [
    'booking.begin (asked)',
    'category.choose (the setup)',
    'readTimes: not offered any more',
    `readAppointments: ${standing}`,
  ] as const;
const pathToListWithRefusal = ['readAppointments: free', ...pathFromTopicRefusal('free')] as const;

const pathToTimes = [
  'readAppointments: free',
  'booking.begin (asked)',
  'category.choose (the setup)',
  'readTimes: some',
] as const;
/** Another client takes the chosen slot while the contact is entered. */
const pathToTakenSlot = [
  ...pathToTimes,
  'time.choose (the first)',
  'time.confirm (confirmed)',
  'time.change (asked)',
  'readTimes: some, the first taken',
] as const;

/** A refusal is shown in the state that it leads to, and cleared when the user leaves that state. */
const refusalClearingPaths = [
  [...pathToListWithRefusal, 'booking.begin (asked)'],
  [...pathToListWithRefusal, 'appointments.check (asked)'],
  [...pathToListWithRefusal, 'flow.resume (after a reload)'],
  ...['to come', 'frozen', 'cancelled'].flatMap((standing) =>
    ['list.show (asked)', 'appointments.check (asked)', 'flow.resume (after a reload)'].map((leaves) => [
      'readAppointments: free',
      ...pathFromTopicRefusal(standing),
      leaves,
    ]),
  ),
  ['readAppointments: free', ...pathFromTopicRefusal('to come'), 'watchAppointment: it has begun'],
  ['readAppointments: free', ...pathFromTopicRefusal('frozen'), 'untilFreezeEnds: it is over'],
  ...['time.choose (a later one)', 'times.retry (asked)', 'booking.leave (asked)', 'flow.resume (after a reload)'].map(
    (leaves) => [...pathToTakenSlot, leaves],
  ),
  [
    'readAppointments: the first time',
    'booking.begin (asked)',
    'answers.enter (all of it)',
    'answers.save (understood)',
    'saveAnswers: not a choice',
    'booking.leave (asked)',
  ],
  [
    ...pathToTimes,
    'time.choose (the first)',
    'time.confirm (confirmed)',
    'provePhone: entered',
    'contact.enter (all of it)',
    'appointment.book (understood)',
    'book: refused for a new reason',
    'booking.leave (asked)',
  ],
];

const appointmentPaths = [
  pathToTakenSlot,
  // An earlier answer is unticked and then counts as missing.
  [
    'readAppointments: free',
    'booking.begin (asked)',
    'answers.change (asked)',
    'answers.enter (without a time of the week)',
    'answers.save (understood)',
  ],
  ...refusalClearingPaths,
];

export const appointmentModel = {
  machine: appointmentMachine,
  input: { key: 'key-of-the-draft', userInput: null } satisfies AppointmentMachineInput,
  ...exampleModel(appointmentExamples),
  extraPaths: appointmentPaths,
};
