import { appointmentModel } from '#machines/flows/appointment/model.ts';
import { codeKey } from '#machines/parts/oneTimeCodeExamples.ts';
import { AppointmentFlow } from '#src/flows/appointment/AppointmentFlow.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

const page = { newKey: () => codeKey, now: () => new Date('2026-11-21T10:05:00Z'), saveCalendar: async () => {} };

export const show: Show = createShow(appointmentModel, (actor) => <AppointmentFlow actor={actor} {...page} />);
