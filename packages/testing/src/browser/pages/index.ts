export {
  ClientInformationScreen,
  CompareScreen,
  PeopleScreen,
  PositionScreen,
  SupplierResumeScreen,
  SupplierSearchScreen,
} from './client-people.ts';
export { JobDetailScreen, JobListScreen, type ApplicationText } from './job-hall.ts';
export {
  ClientOrderScreen,
  OrderEditScreen,
  ProviderScreen,
  SupplierOrderScreen,
  type DeliveredFile,
} from './orders.ts';
export { Portal } from './portal.ts';
export { PostingEditScreen, type PostingText } from './postings.ts';
export { SettingsScreen, type SettingsSection } from './settings.ts';
export {
  IdentityScreen,
  LoginScreen,
  NewPasswordScreen,
  RegisterScreen,
  ResetScreen,
  type SignUp,
} from './sign-in.ts';
export { Verification } from './verification.ts';
export { WechatScreen } from './wechat.ts';
