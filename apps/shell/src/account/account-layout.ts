/** The two makes of each account screen: one for desktops, one of its own for phones (docs/product/screens.md#device-rules). */
export type AccountLayout = 'desktop' | 'phone';

/** Names of the routes that lead from one account screen to another. */
export const accountRoutes = {
  desktop: { login: 'login', register: 'register' },
  phone: { login: 'phoneLogin', register: 'phoneRegister' },
} as const;
