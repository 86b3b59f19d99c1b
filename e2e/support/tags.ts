/** Tag of what is the same in every language and width: English at a desk shows it, with `JOURNEYS=all` too. */
export const once = '@once';

/** Tag of a journey that goes in English at a desk alone, unless both ways are asked for. */
export const deskOnly = '@desk';

/** Tag of a journey that goes in Chinese on a phone alone, unless both ways are asked for. */
export const phoneOnly = '@phone';
