import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import { bookingClashes } from '../../orders/bookings/booking-clashes.ts';

const { availability } = calls.clientinterface;

export const clientAvailabilityRoutes = [route(availability.getBookingClashes, bookingClashes)];
