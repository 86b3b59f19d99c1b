/** Light pieces of lists and details that the public site shows as well as the portals. */
export { ActionButton } from './ActionButton/ActionButton.tsx';
export { AvailableFrom } from './AvailableFrom/AvailableFrom.tsx';
export { Countdown } from './Countdown/Countdown.tsx';
export { DateTime, Deadline, Relative, ShortDay, Until } from './Deadline/Deadline.tsx';
export { ContactText } from './ContactText/ContactText.tsx';
export { DefinitionList } from './DefinitionList/DefinitionList.tsx';
export { LanguagePairChip } from './LanguagePairChip/LanguagePairChip.tsx';
export { LongText } from './LongText/LongText.tsx';
export { Money } from './Money/Money.tsx';
export { PageHeader } from './PageHeader/PageHeader.tsx';
export { QrCode } from './QrCode/QrCode.tsx';
export { RowCard, RowCards } from './RowCard/RowCard.tsx';
export { Section } from './Section/Section.tsx';
export { StatusChip } from './StatusChip/StatusChip.tsx';
export { StickyBar } from './StickyBar/StickyBar.tsx';
export { Whose } from './Whose/Whose.tsx';
