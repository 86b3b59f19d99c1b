import { supProfile } from '@tolk/contract/calls/supinterface/profile';
import { route } from '../../calls/route.ts';
import { checkFor, ownCompleteness } from '../../profiles/profile/completeness-checks.ts';
import { ownContact, saveContact } from '../../profiles/profile/contact.ts';
import { ownOutputs, removeOutput, saveOutput } from '../../profiles/profile/outputs.ts';
import {
  ownSupplierInformation,
  saveSupplierInformation,
} from '../../profiles/profile/supplier-information.ts';
import { ownProfile } from '../../profiles/profile/whole-profile.ts';

export const supProfileRoutes = [
  route(supProfile.getSupInfoData, ownProfile),
  route(supProfile.getSupInfoBasicsData, ownSupplierInformation),
  route(supProfile.getSupContactData, ownContact),
  route(supProfile.getSupCJYData, ownOutputs),
  route(supProfile.addOrEditSupInfo, saveSupplierInformation),
  route(supProfile.addOrEditSupContact, saveContact),
  route(supProfile.addOrEditSupCJY, saveOutput),
  route(supProfile.delEstimateYield, removeOutput),
  route(supProfile.getWsgrxxtx, checkFor('applying')),
  route(supProfile.getWsgrxxtxJS, checkFor('settling')),
  route(supProfile.getProfileCompleteness, (_request, context) => ownCompleteness(context)),
];
