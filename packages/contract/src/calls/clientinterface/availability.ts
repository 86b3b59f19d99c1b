import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { askedTimes, Clash } from '../../schemas/availability.ts';
import { Id } from '../../schemas/base.ts';

/** When suppliers can take a booking. */
export const clientAvailability = {
  getBookingClashes: defineCall({
    path: '/clientinterface/getBookingClashes',
    access: 'client',
    organisation: 'read',
    summary:
      'What speaks against bookings of a supplier whom the caller may order from: days off, hours, other bookings. Whose these are is not said.',
    request: Type.Object({
      supUserId: Id,
      bookings: askedTimes,
      /** The order that is edited: its own bookings are in nobody's way. */
      projectOrderId: Type.Optional(Id),
    }),
    response: Type.Array(Clash),
    idempotency: 'none',
  }),
};
