export { EnterOrganisation as Screen } from '@tolk/account-views';
