/** Tag of what is the same in every language and width: English at a desk shows it, with `JOURNEYS=all` too. */
export const once = '@once';

/** Whether long journeys go both ways, and every screen is looked at as thoroughly in each: `JOURNEYS=all`. */
export const bothWays = process.env.JOURNEYS === 'all';

/** Tag of a journey that goes in English at a desk alone, unless both ways are asked for. */
export const deskOnly = '@desk';

/** Tag of a journey that goes in Chinese on a phone alone, unless both ways are asked for. */
export const phoneOnly = '@phone';
