import { activateAccount } from './activateAccount.ts';
import { deleteAccount } from './deleteAccount.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { requestActivation, requestPasswordReset } from './requestMail.ts';
import { resetPassword } from './resetPassword.ts';
import { signUp } from './signUp.ts';
import { updateProfile } from './updateProfile.ts';

export const accountMutations = {
  signUp,
  logIn,
  logOut,
  activateAccount,
  requestActivation,
  requestPasswordReset,
  resetPassword,
  updateProfile,
  deleteAccount,
};
