import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import { orderClashes } from '../../orders/bookings/bookings.ts';
import { ownAvailability, saveAvailability } from '../../profiles/availability/availability.ts';

const { availability } = calls.supinterface;

export const supAvailabilityRoutes = [
  route(availability.getAvailability, (_request, context) => ownAvailability(context)),
  route(availability.saveAvailability, saveAvailability),
  route(availability.getOrderClashes, orderClashes),
];
