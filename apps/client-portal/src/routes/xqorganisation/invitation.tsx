export { MemberInvitation as Screen } from '@tolk/account-views';
