import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { openSnapshot } from '../../kit/snapshot.ts';
import { answersFormValues, appliedInfo, contactFormValues, firstSlot, upcomingAppointment } from './exampleData.ts';
import { appointmentFlow } from './flow.ts';
import { appointmentMachine } from './machine.ts';
import { initialContext } from './updates.ts';

const input = { key: 'key', userInput: { answers: answersFormValues, contact: contactFormValues } };
const appointmentInfo = appliedInfo(upcomingAppointment);
const withoutCancelMessage = ({ cancel_words: _, ...appointment }: typeof upcomingAppointment) => appointment;
const sentCode = { mobile: '+8613800138000', resend_at: '2026-11-21T10:06:00+00:00' };
const context = {
  ...initialContext(input),
  category_id: 'first-setup',
  slot: firstSlot,
  code: { mobile: sentCode.mobile, code: '204816', sent: sentCode },
  doing: 'book',
};

it('a booking that version 2 persisted in flight is requested again after its migration, with the same choices', () => {
  const sealed = {
    flow: 'appointment',
    version: 2,
    structure: 'that of version 2',
    typed: input.userInput,
    snapshot: {
      status: 'active',
      value: 'booking',
      context: {
        ...context,
        told: {
          ...appointmentInfo,
          applied_appointment: withoutCancelMessage(upcomingAppointment),
          appointments: appointmentInfo.appointments.map(withoutCancelMessage),
        },
      },
    },
  };
  const opened = openSnapshot(appointmentFlow, JSON.stringify(sealed));
  if (opened.kind !== 'restored') throw new Error(`the run is ${opened.kind}`);
  const ports = new HeldPorts();
  const actor = createActor(holdAll(appointmentMachine, ports), { input, snapshot: opened.snapshot }).start();
  expect(actor.getSnapshot().context).toEqual({ ...context, appointment_info: appointmentInfo });
  expect(ports.requests.map(({ port }) => port)).toEqual(['book']);
  actor.stop();
});
