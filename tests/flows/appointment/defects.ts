import type { Defect } from '../../defects/defect.ts';

const updates = 'machines/flows/appointment/updates.ts';
const reasons = 'machines/flows/appointment/reasons.ts';
const lifecycle = 'machines/lifecycles/appointment.ts';
const standing = 'src/flows/appointment/standing.tsx';
const questions = 'src/flows/appointment/Questions.tsx';
const time = 'src/flows/appointment/Time.tsx';
const contact = 'src/flows/appointment/Contact.tsx';
const parts = 'src/flows/appointment/parts.tsx';
const booking = 'server/modules/appointments/book.ts';
const change = 'server/modules/appointments/change.ts';
const times = 'server/modules/appointments/times.ts';

/** What could go wrong with appointments, where no mutant of their machine stands for it. */
export const appointmentDefects: readonly Defect[] = [
  {
    name: 'each attempt to book is made under the same key',
    file: updates,
    find: '{attempt}`',
    replace: '{attempt * 0}`',
  },
  {
    name: 'what is known of a client is written over what was entered',
    file: updates,
    find: '...(!context.is_filled && { is_filled: true, entered: filled }),',
    replace: 'is_filled: true, entered: filled,',
  },
  {
    name: 'what was answered last time is asked for again',
    file: updates,
    find: 'answers: read.answered ?? answers',
    replace: 'answers',
  },
  {
    name: 'a move that did not come through is taken for done',
    file: updates,
    find: 'applied === null || applied.starts_at === slot?.starts_at',
    replace: 'applied !== null',
  },
  {
    name: 'a cancellation that did not come through is taken for done',
    file: updates,
    find: 'applied?.appointment_id !== before?.applied_appointment?.appointment_id',
    replace: 'before !== null',
  },
  {
    name: 'a look-up that shows no change says nothing of it',
    file: updates,
    find: 'nothing_sent: true, fault',
    replace: 'nothing_sent: false, fault',
  },
  {
    name: 'how many tries of a code are left is not told',
    file: updates,
    find: 'tries_left: outcome.tries_left',
    replace: 'tries_left: null',
  },
  {
    name: 'who may not book is offered to',
    file: reasons,
    find: 'told.reason === null',
    replace: "told.reason !== 'applied'",
  },
  {
    name: 'after a topic is gone the old ones stay on offer',
    file: reasons,
    find: "  'appointment_category_unknown',\n",
    replace: '',
  },
  {
    name: 'the questionnaire can be saved without a time of the week',
    file: reasons,
    find: "'goals', 'preferred_times'] as const",
    replace: "'goals'] as const",
  },
  {
    name: 'an appointment that is under way can be put at another time',
    file: lifecycle,
    find: "'appointment.move': { guard: ({ event }) => !event.has_begun, target: 'applied' }",
    replace: "'appointment.move': { target: 'applied' }",
  },
  {
    name: 'the last cancellation that is allowed does not freeze',
    file: lifecycle,
    find: 'cancelled_count >= rules.total_cancel_count',
    replace: 'cancelled_count > rules.total_cancel_count',
  },
  {
    name: 'an appointment can be booked before anything was answered',
    file: booking,
    find: "if (answers === undefined) return refuse('questionnaire_missing');",
    replace: '',
  },
  {
    name: 'a code books as often as it likes',
    file: booking,
    find: 'const refused = await spendCode(tx, tried, deps);\n    if (refused !== null) return refused;\n',
    replace: '',
  },
  {
    name: 'the phone that is called is not the one that was proved',
    file: booking,
    find: 'mobile: tried.mobile',
    replace: 'mobile',
  },
  {
    name: 'the appointments of every client can be changed',
    file: change,
    find: 'and(eq(appointments.appointment_id, appointment_id), eq(appointments.client_id, client_id))',
    replace: 'and(eq(appointments.appointment_id, appointment_id))',
  },
  {
    name: 'that an appointment was moved is not kept',
    file: change,
    find: 'moves: row.moves + 1',
    replace: 'moves: row.moves',
  },
  {
    name: 'a client’s cancellation is kept as ours',
    file: change,
    find: "cancelled_by: 'client', settled_at",
    replace: "cancelled_by: 'us', settled_at",
  },
  {
    name: 'a time is given to two who want it',
    file: times,
    find: '.filter(\n    ({ appointment_id }) => appointment_id !== moved,\n  )',
    replace: '.filter(() => false)',
  },
  {
    name: 'the time of a category is not looked at',
    file: times,
    find: 'category === undefined || category.minutes === null ? null : { ...category, minutes: category.minutes }',
    replace: 'category === undefined ? null : { ...category, minutes: category.minutes ?? 60 }',
  },
  {
    name: 'times are told by another clock than the client’s',
    file: 'src/flows/appointment/useClientTimes.ts',
    find: "told?.time_zone ?? 'UTC'",
    replace: "told === null ? 'Asia/Tokyo' : 'UTC'",
  },
  {
    name: 'in which zone the times are is not said',
    file: parts,
    find: 'told === null ? null : <Trans>All times are in {zone}.</Trans>',
    replace: 'told === null ? null : zone',
  },
  {
    name: 'the consultant is said to call when it begins',
    file: parts,
    find: 'value: moment(appointment.calls_at)',
    replace: 'value: moment(appointment.starts_at)',
  },
  {
    name: 'a step that was done leads to the one after it',
    file: parts,
    find: "category: { type: 'category.change' }",
    replace: "category: { type: 'time.change' }",
  },
  {
    name: 'the cancellation that is being made is not counted',
    file: standing,
    find: 'limit.cancelled_count + 1',
    replace: 'limit.cancelled_count',
  },
  {
    name: 'what a cancellation costs is not said',
    file: standing,
    find: 'limit.would_freeze_until === null ? null : moment(limit.would_freeze_until)',
    replace: 'null',
  },
  {
    name: 'an appointment that has begun offers to be changed',
    file: standing,
    find: '{appointment.can_change && (',
    replace: "{appointment.calls_at !== '' && (",
  },
  {
    name: 'who keeps an appointment cancels it',
    file: standing,
    find: '<Button variant="default" onClick={() => send({ type: \'booking.leave\' })}>',
    replace: '<Button variant="default" onClick={() => send({ type: \'appointment.cancel\' })}>',
  },
  {
    name: 'how long booking is paused is counted in the wrong unit',
    file: 'src/flows/appointment/FreezeClock.tsx',
    find: 'seconds * 1000',
    replace: 'seconds * 100',
  },
  {
    name: 'a goal that was chosen is not ticked',
    file: questions,
    find: 'checked={answers.goals.includes(goal_id)}',
    replace: 'checked={false}',
  },
  {
    name: 'what was ticked stays when it is unticked',
    file: questions,
    find: ': list.filter((each) => each !== id);',
    replace: ': [...list];',
  },
  {
    name: 'that no goal was chosen is not said',
    file: questions,
    find: "missing.has('goals') ?",
    replace: "!missing.has('goals') ?",
  },
  {
    name: 'the times of all days are offered on each',
    file: time,
    find: 'slots.filter(({ starts_at }) => plainDay(starts_at) === day)',
    replace: 'slots',
  },
  {
    name: 'which time was chosen is not said',
    file: time,
    find: '{chosenTime !== null && <Trans>Chosen: {chosenTime}</Trans>}',
    replace: '',
  },
  {
    name: 'that no time was chosen is not said',
    file: time,
    find: 'is_asked_for && slot === null &&',
    replace: 'is_asked_for && slot !== null &&',
  },
  {
    name: 'whose phone was not proved is not told so',
    file: contact,
    find: 'is_asked_for && missingOfContact',
    replace: '!is_asked_for && missingOfContact',
  },
  {
    name: 'the time that is booked is not shown beside the contact',
    file: contact,
    find: "            { id: 'time', label: t`Time`, value: span(slot.starts_at, slot.ends_at) },\n",
    replace: '',
  },
  {
    name: 'what we have cancelled is told as the client’s doing',
    file: 'src/flows/appointment/List.tsx',
    find: "{cancelled_by === 'us' &&",
    replace: '{cancelled_by === null &&',
  },
  {
    name: 'what the consultant wrote about cancelling it is not shown',
    file: 'src/flows/appointment/List.tsx',
    find: '{cancel_words !== null && (',
    replace: "{cancel_words === '' && (",
  },
  {
    name: 'what becomes of a booked appointment is not followed',
    file: 'src/ports/appointment.ts',
    find: 'watchingBy(appointmentPorts.watchAppointment, look, ({ told }) => seenOf(told), now)',
    replace: 'pollingBy(appointmentPorts.watchAppointment, async () => null, now)',
  },
  {
    name: 'every topic is said to take an hour',
    file: 'src/flows/appointment/Category.tsx',
    find: 'const { minutes } = category;',
    replace: 'const minutes = category.minutes === null ? null : 60;',
  },
];
