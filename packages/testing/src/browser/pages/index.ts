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
export { IdentityScreen, LoginScreen, RegisterScreen, type SignUp } from './sign-in.ts';
