import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import DomainAddOutlined from '@mui/icons-material/DomainAddOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StackedLineChart from '@mui/icons-material/StackedLineChart';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import type { TFunction } from 'i18next';
import type { Offered } from '../session/offered.ts';
import type { NavEntry } from './NavList.tsx';

/** Where a guest can go. */
export const guestEntries = (t: TFunction): NavEntry[] => [
  { to: '/', label: t('nav.home'), icon: <HomeOutlined /> },
  { to: '/benchmark', label: t('nav.benchmark'), icon: <StackedLineChart /> },
  { to: '/sign-up', label: t('nav.signUp'), icon: <PersonAddAltOutlined /> },
  { to: '/login', label: t('nav.login'), icon: <LoginOutlined /> },
];

/** The places of someone signed in. */
export const homeEntries = (t: TFunction): NavEntry[] => [
  { to: '/dashboard', label: t('nav.home'), icon: <HomeOutlined /> },
  { to: '/new_projects', label: t('nav.projects'), icon: <ApartmentOutlined /> },
  { to: '/profile', label: t('nav.profile'), icon: <AccountCircleOutlined /> },
  { to: '/settings', label: t('nav.settings'), icon: <SettingsOutlined /> },
];

/** Screens that no project leads to: all figures in tables, and forms that ask for their project. */
export const toolEntries = (t: TFunction, offered: Offered): NavEntry[] => [
  { to: '/projects', label: t('nav.figures'), icon: <TableChartOutlined /> },
  { to: '/benchmark', label: t('nav.benchmark'), icon: <StackedLineChart /> },
  ...(offered.imports
    ? [{ to: '/upload/projects', label: t('nav.import'), icon: <FileUploadOutlined /> }]
    : []),
  { to: '/unit/new', label: t('nav.newUnit'), icon: <DomainAddOutlined /> },
  ...(offered.unitChanges ? [{ to: '/unit/edit', label: t('nav.editUnit'), icon: <EditOutlined /> }] : []),
  ...(offered.structures
    ? [{ to: '/layers/new', label: t('nav.newEstimate'), icon: <CalculateOutlined /> }]
    : []),
];
