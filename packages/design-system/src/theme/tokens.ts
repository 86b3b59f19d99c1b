/** What a colour says, the same in every lifecycle: whose turn it is and how it ended. */
export type Tone = 'neutral' | 'waiting' | 'active' | 'attention' | 'success' | 'danger';

interface Tint {
  readonly ink: string;
  readonly ground: string;
}

export interface SchemeTokens {
  /** `page` is the ground of the screen, `surface` that of cards and dialogs. */
  readonly page: string;
  readonly surface: string;
  readonly sunken: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly hairline: string;
  readonly fieldBorder: string;
  readonly jade: string;
  readonly jadeStrong: string;
  readonly seal: string;
  readonly sealStrong: string;
  readonly brass: string;
  readonly brassStar: string;
  readonly error: string;
  readonly info: string;
  readonly success: string;
  /** Text on a ground of jade, seal, brass or error. */
  readonly onColour: string;
  readonly tones: Readonly<Record<Tone, Tint>>;
}

/** Paper, ink, jade, seal and brass (brand). Brass as text is darker than the brass of stars and ornaments. */
export const light: SchemeTokens = {
  page: '#FBF9F4',
  surface: '#FFFFFF',
  sunken: '#F5F2EB',
  ink: '#17212B',
  inkSoft: '#55606B',
  hairline: '#DFDBD0',
  fieldBorder: '#868D93',
  jade: '#0B6B5D',
  jadeStrong: '#08544A',
  seal: '#C5402C',
  sealStrong: '#A53221',
  brass: '#80590E',
  brassStar: '#A9791C',
  error: '#B3261E',
  info: '#2B5C8A',
  success: '#2A6B3C',
  onColour: '#FFFFFF',
  tones: {
    neutral: { ink: '#4A545E', ground: '#ECEAE3' },
    waiting: { ink: '#23517C', ground: '#E1ECF6' },
    active: { ink: '#08594D', ground: '#DDF0EC' },
    attention: { ink: '#6F4C08', ground: '#F8EBCD' },
    success: { ink: '#235C33', ground: '#E0F0E3' },
    danger: { ink: '#9A2A1A', ground: '#FBE5E0' },
  },
};

export const dark: SchemeTokens = {
  page: '#10171E',
  surface: '#18212A',
  sunken: '#0B1116',
  ink: '#ECE9E2',
  inkSoft: '#A9B3BC',
  hairline: '#2C3843',
  fieldBorder: '#6D7A86',
  jade: '#4FB5A3',
  jadeStrong: '#74CBBB',
  seal: '#F0705B',
  sealStrong: '#F58E7D',
  brass: '#DDB05A',
  brassStar: '#D9A441',
  error: '#F2847A',
  info: '#86B6E4',
  success: '#7CC48F',
  onColour: '#10171E',
  tones: {
    neutral: { ink: '#C2CAD1', ground: '#2A343E' },
    waiting: { ink: '#A3CBF0', ground: '#1B3247' },
    active: { ink: '#7FD3C3', ground: '#12372F' },
    attention: { ink: '#EBC77E', ground: '#3B2E12' },
    success: { ink: '#98D7A8', ground: '#193522' },
    danger: { ink: '#FFA797', ground: '#46211A' },
  },
};

/** Font sizes in px. */
export const scale = { xs: 12, s: 14, m: 16, l: 20, xl: 26, xxl: 34, display: 48 } as const;

/** Corner radius in px. */
export const radius = 10;

/** Width in px below which a layout is a phone's (docs/product/rules.md#constants). */
export const phoneBreakpoint = 768;

/** Width in px from which a list and what is opened from it stand side by side. */
export const wideBreakpoint = 1440;

/** Widest content and widest form, in px. */
export const contentWidth = 1200;
export const formWidth = 720;

/** A portal's frame in px: what stands before it has arrived is drawn from these. */
export const portalHeaderHeight = 60;
/** At the lower edge of a portal on a phone, without the safe area below it. */
export const tabBarHeight = 57;
export const portalMenuWidth = 248;
/**
 * How much room a banner above the whole page takes for as long as it stands there: the shell sets the
 * property, and what fills the window leaves that much.
 */
export const bannerRoom = { property: '--banner-room', value: 'var(--banner-room, 0px)' } as const;
/** Left of the mark; on phones the button of the menu comes before it. */
export const portalBrandLeft = { phone: 52, wide: 24 } as const;
