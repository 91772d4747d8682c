/**
 * Font Awesome's names of what Phosphor draws under another name, as `name=name`. Names that are the same in both (`rocket`, `heart`,
 * `star`, `database`, `briefcase`) find themselves.
 */
const PAIRS = `
alarm-clock=alarm align-justify=text-align-justify align-left=text-align-left align-right=text-align-right
address-card=identification-card angle-down=caret-down angle-left=caret-left angle-right=caret-right angle-up=caret-up
angles-right=caret-double-right angles-left=caret-double-left angles-up=caret-double-up angles-down=caret-double-down apple-whole=orange
arrow-down-to-line=arrow-line-down arrow-left-long=arrow-left arrow-pointer=cursor arrow-right-arrow-left=arrows-left-right
arrow-right-from-bracket=sign-out arrow-right-long=arrow-right arrow-right-to-bracket=sign-in arrow-rotate-left=arrow-counter-clockwise
arrow-rotate-right=arrow-clockwise arrow-trend-down=trend-down arrow-trend-up=trend-up arrow-turn-down=arrow-elbow-right-down
arrow-turn-up=arrow-elbow-right-up arrow-up-from-bracket=export arrow-up-right-from-square=arrow-square-out arrow-up-to-line=arrow-line-up
arrows=arrows-out-cardinal arrows-left-right=arrows-horizontal arrows-repeat=repeat arrows-rotate=arrows-clockwise
arrows-spin=arrows-clockwise arrows-to-circle=target arrows-turn-to-dots=flow-arrow arrows-up-down=arrows-vertical
arrows-up-down-left-right=arrows-out-cardinal badge-check=seal-check badge-percent=seal-percent ban=prohibit bandage=bandaids bars=list
bars-progress=chart-bar-horizontal bars-staggered=text-align-left basket-shopping=basket battery-half=battery-medium
battery-three-quarters=battery-high battery-quarter=battery-low bell-on=bell-ringing blog=article bolt=lightning bolt-lightning=lightning
bolt-slash=lightning-slash book-atlas=book book-open-cover=book-open book-open-reader=book-open-user book-sparkles=book-open-text
border-all=grid-four box=package box-archive=archive box-open=package boxes=package boxes-stacked=stack briefcase-medical=first-aid-kit
brush=paint-brush-broad bullhorn=megaphone bullseye=target bullseye-arrow=target bullseye-pointer=target burger=hamburger bus-simple=bus
calendar-days=calendar-dots calendar-day=calendar-dot calendar-lines=calendar-dots calendar-pen=calendar calendar-xmark=calendar-x
camera-retro=camera car-side=car-profile caret-square-right=caret-right cart-plus=shopping-cart cart-shopping=shopping-cart
chalkboard-user=chalkboard-teacher champagne-glasses=champagne chart-area=chart-line chart-candlestick=chart-bar chart-column=chart-bar
chart-diagram=tree-structure chart-gantt=chart-bar-horizontal chart-mixed=chart-line-up chart-network=graph chart-pie-simple=chart-pie
chart-simple=chart-bar chart-tree-map=squares-four chart-waterfall=chart-bar check-double=checks chevron-down=caret-down
chevron-left=caret-left chevron-right=caret-right chevron-up=caret-up circle-0=number-circle-zero circle-1=number-circle-one
circle-2=number-circle-two circle-3=number-circle-three circle-4=number-circle-four circle-5=number-circle-five circle-6=number-circle-six
circle-7=number-circle-seven circle-8=number-circle-eight circle-9=number-circle-nine circle-arrow-down=arrow-circle-down
circle-arrow-left=arrow-circle-left circle-arrow-right=arrow-circle-right circle-arrow-up=arrow-circle-up circle-bolt=lightning
circle-check=check-circle circle-chevron-down=caret-circle-down circle-chevron-left=caret-circle-left
circle-chevron-right=caret-circle-right circle-chevron-up=caret-circle-up circle-dollar=currency-circle-dollar
circle-dollar-to-slot=hand-coins circle-dot=radio-button circle-down=arrow-circle-down circle-exclamation=warning-circle
circle-half-stroke=circle-half circle-info=info circle-minus=minus-circle circle-nodes=share-network circle-pause=pause-circle
circle-play=play-circle circle-plus=plus-circle circle-question=question circle-radiation=radioactive circle-right=arrow-circle-right
circle-star=star circle-stop=stop-circle circle-up=arrow-circle-up circle-user=user-circle circle-xmark=x-circle clapperboard=film-slate
clipboard-check=clipboard-text clipboard-list=clipboard-text clipboard-list-check=clipboard-text clipboard-question=clipboard
clock-rotate-left=clock-counter-clockwise clone=copy cloud-bolt=cloud-lightning cloud-showers-heavy=cloud-rain code-branch=git-branch
code-commit=git-commit code-compare=git-diff code-fork=git-fork code-merge=git-merge code-pull-request=git-pull-request cog=gear
cogs=gear-six comment=chat-circle comment-alt=chat comment-code=chat-centered-text comment-dots=chat-circle-dots
comment-lines=chat-circle-text comment-medical=chat-circle-text comment-question=chat-circle-text comment-slash=chat-slash
comment-sms=chat-circle-text comment-text=chat-circle-text comments=chats-circle comments-question=chats-circle compact-disc=disc
compass-drafting=compass-tool compress=corners-in computer=desktop computer-mouse=mouse cookie-bite=cookie credit-card-front=credit-card
crop-simple=crop crosshairs=crosshair crystal-ball=sphere cubes=package cubes-stacked=stack diagram-nested=tree-structure
diagram-next=flow-arrow diagram-predecessor=flow-arrow diagram-project=tree-structure diagram-subtask=tree-structure
diagram-successor=flow-arrow diagram-venn=intersect dice=dice-five dice-d6=cube display=monitor
distribute-spacing-horizontal=arrows-out-line-horizontal dollar=currency-dollar-simple dollar-sign=currency-dollar-simple door-closed=door
down-left-and-up-right-to-center=arrows-in-simple download=download-simple droplet=drop dumbbell=barbell
earth-africa=globe-hemisphere-east earth-americas=globe-hemisphere-west earth-asia=globe-hemisphere-east
earth-europe=globe-hemisphere-east ellipsis=dots-three ellipsis-vertical=dots-three-vertical envelope-open-text=envelope-open
envelopes=envelope envelopes-bulk=envelope ethernet=network euro-sign=currency-eur exchange=arrows-left-right exclamation=exclamation-mark
exclamation-circle=warning-circle exclamation-triangle=warning expand=corners-out external-link=arrow-square-out
external-link-alt=arrow-square-out eye-dropper=eyedropper face-frown=smiley-sad face-laugh=smiley face-meh=smiley-meh face-smile=smiley
file-alt=file-text file-archive=file-zip file-certificate=certificate file-chart-column=file-text file-check=file-text
file-circle-check=file-text file-circle-plus=file-plus file-contract=file-text file-excel=file-xls file-export=file-arrow-up
file-exclamation=file-x file-import=file-arrow-down file-invoice=invoice file-invoice-dollar=invoice file-lines=file-text
file-medical=file-plus file-pen=note-pencil file-powerpoint=file-ppt file-shield=file-lock file-signature=signature
file-waveform=file-audio file-word=file-doc file-zipper=file-zip film=film-strip filter=funnel filter-list=funnel-simple filters=funnel
fire-flame=flame fire-flame-curved=flame flag-swallowtail=flag-banner flask-vial=flask floppy-disk-pen=floppy-disk
folder-arrow-down=folder folder-gear=folder folder-tree=tree-view font=text-aa font-case=text-aa futbol=soccer-ball
game-board=checkerboard gamepad=game-controller gamepad-modern=game-controller gauge-high=speedometer gauge-max=speedometer
gauge-med=gauge gauge-simple=gauge gauge-simple-high=speedometer gear-code=gear gear-complex=gear-fine gears=gear-six gem=diamond
glasses=eyeglasses globe-pointer=globe grid=grid-four grid-2=squares-four grid-2-plus=squares-four grid-horizontal=dots-six grip=dots-nine
grip-dots=dots-six grip-dots-vertical=dots-six-vertical grip-lines=equals grip-vertical=dots-six-vertical hammer-brush=paint-brush-broad
hand-back-fist=hand-fist hand-dots=hand hand-holding-dollar=hand-coins hand-holding-hand=handshake hand-holding-heart=hand-heart
hand-holding-magic=magic-wand hand-point-right=hand-pointing hand-pointer=hand-pointing hand-wave=hand-waving hands=hands-clapping
hands-holding=hand-heart handshake-angle=handshake hashtag=hash headphones-simple=headphones heart-circle-check=heart
heart-pulse=heartbeat helmet-safety=hard-hat hospital-user=hospital hourglass-half=hourglass-medium hourglass-start=hourglass-high
hourglass-end=hourglass-low house-chimney=house-line house-user=house i-cursor=cursor-text icons=shapes id-badge=identification-badge
id-card=identification-card image-landscape=image image-portrait=user-rectangle inbox=tray inbox-in=tray-arrow-down
inbox-out=tray-arrow-up indent=text-indent industry=factory industry-windows=factory input-numeric=textbox input-text=textbox
jet-fighter=airplane-tilt key-skeleton=key kit-medical=first-aid-kit language=translate laptop-code=laptop laptop-file=laptop
laptop-mobile=devices layer-group=stack layer-plus=stack-plus layers=stack left-right=arrows-horizontal life-ring=lifebuoy
life-buoy=lifebuoy lightbulb-on=lightbulb-filament lines-leaning=books link-horizontal=link-simple-horizontal link-slash=link-break
list-alt=list-bullets list-check=list-checks list-dropdown=list-bullets list-ol=list-numbers list-radio=list-dashes
list-timeline=list-dashes list-tree=tree-view list-ul=list-bullets location-arrow=navigation-arrow location-crosshairs=gps-fix
location-dot=map-pin location-pin=map-pin location-pin-lock=map-pin locust=bug lock-keyhole=lock-key
magnifying-glass-chart=magnifying-glass magnifying-glass-dollar=magnifying-glass magnifying-glass-location=magnifying-glass
mailbox-flag-up=mailbox map=map-trifold map-location=map-pin-area map-location-dot=map-pin-area map-marker=map-pin map-marker-alt=map-pin
marker=highlighter maximize=corners-out memo=note-pencil memo-circle-check=note-pencil merge=git-merge message=chat message-bot=robot
message-captions=chat-text message-code=chat-text message-dots=chat-dots message-lines=chat-text message-pen=chat-text
message-question=chat-text message-sms=chat-dots message-smile=chat messages=chats messages-question=chats microchip=cpu microchip-ai=cpu
microphone-lines=microphone-stage minimize=corners-in mobile=device-mobile mobile-notch=device-mobile mobile-phone=device-mobile
mobile-retro=device-mobile mobile-screen=device-mobile mobile-screen-button=device-mobile mobile-signal=device-mobile money-bill=money
money-bill-transfer=money-wavy money-bill-trend-up=trend-up money-bill-wave=money-wavy money-bills=money money-check=money
money-check-dollar=money monitor-waveform=pulse mountain=mountains mug-hot=coffee mug-saucer=coffee music=music-note network-wired=network
note-sticky=note notes=notepad notes-medical=notepad object-group=bounding-box object-intersect=intersect object-union=unite page=file
paintbrush=paint-brush paintbrush-pencil=paint-brush passport=identification-card paste=clipboard paw=paw-print pen-fancy=pen-nib
pen-field=textbox pen-line=pencil-line pen-ruler=pencil-ruler pen-swirl=pen-nib pen-to-square=note-pencil pencil-alt=pencil
people-arrows=users people-carry-box=users people-group=users-three people-line=users-three people-roof=users-three
person-chalkboard=chalkboard-teacher person-circle-check=user-check person-circle-plus=user-plus person-digging=shovel person-dress=person
person-hiking=person-simple-hike person-running=person-simple-run person-running-fast=person-simple-run person-walking=person-simple-walk
phone-volume=phone-call phone-flip=phone photo-film=images photo-film-music=images plane=airplane plane-arrival=airplane-landing
plane-departure=airplane-takeoff plane-up=airplane-tilt plug-circle-bolt=plug-charging plug-circle-check=plugs-connected plus-large=plus
podium=lectern poll=chart-bar pound-sign=currency-gbp power-off=power presentation-screen=presentation-chart print=printer
puzzle=puzzle-piece puzzle-piece-simple=puzzle-piece qrcode=qr-code question-circle=question quote-left=quotes quote-right=quotes
radar=target ranking-star=ranking rectangle-ad=article rectangle-code=code-block rectangle-history=stack rectangle-list=list-bullets
rectangle-terminal=terminal-window rectangle-vertical-history=stack rectangles-mixed=squares-four redo=arrow-clockwise
refresh=arrows-clockwise reply=arrow-bend-up-left reply-all=arrow-bend-double-up-left restroom=toilet retweet=repeat
right-from-bracket=sign-out right-left=arrows-left-right right-to-bracket=sign-in road=road-horizon robot-astromech=robot
rotate=arrows-clockwise rotate-left=arrow-counter-clockwise rotate-right=arrow-clockwise route=path router=wifi-high ruler-combined=ruler
ruler-triangle=ruler sack-dollar=piggy-bank sack=bag satellite-dish=broadcast save=floppy-disk scale-balanced=scales
scalpel-line-dashed=knife school=chalkboard scanner-image=scan screwdriver-wrench=wrench scroll-old=scroll sd-card=memory
search=magnifying-glass send=paper-plane-tilt server=hard-drives share-from-square=share share-nodes=share-network sheet-plastic=file
shield-blank=shield shield-cat=shield shield-halved=shield-chevron shield-heart=shield-plus shield-keyhole=shield-check
shield-virus=shield-warning ship=boat shirt=t-shirt shop=storefront shopping-basket=basket shuttle-space=rocket sidebar-flip=sidebar
sign-in-alt=sign-in sign-out-alt=sign-out signal=cell-signal-full signal-bars=cell-signal-full signal-stream=broadcast
signal-strong=cell-signal-high signs-post=signpost sitemap=tree-structure slash=line-segment sliders-simple=sliders-horizontal
sliders-up=sliders sort=caret-up-down sort-amount-down=sort-descending sparkles=sparkle spell-check=text-aa spider=bug spider-web=graph
spinner-third=circle-notch square-1=number-square-one square-2=number-square-two square-3=number-square-three square-4=number-square-four
square-5=number-square-five square-ampersand=square square-arrow-up-right=arrow-square-out square-binary=binary
square-caret-down=caret-down square-check=check-square square-code=code-block square-dashed=selection square-exclamation=warning-octagon
square-info=info square-list=list-bullets square-minus=minus-square square-parking=letter-circle-p square-pen=note-pencil
square-phone=phone square-plus=plus-square square-poll-horizontal=chart-bar-horizontal square-poll-vertical=chart-bar
square-question=question square-rss=rss square-sliders=sliders square-terminal=terminal-window square-up-right=arrow-square-out
square-user=user-square square-xmark=x-square stars=sparkle sticky-note=note store=storefront stopwatch=timer street-view=map-pin
sun-bright=sun swatchbook=swatches sync=arrows-clockwise table-cells=table table-cells-large=grid-four table-columns=columns
table-layout=layout table-list=list-bullets table-rows=rows table-tree=tree-view tablet=device-tablet tablet-screen-button=device-tablet
tachometer-alt=speedometer tags=tag tasks=list-checks telescope=binoculars text=text-t text-size=text-aa th=grid-nine th-large=grid-four
thumbtack=push-pin ticket-simple=ticket timeline=git-commit times=x times-circle=x-circle toggle-off=toggle-left toggle-on=toggle-right
tools=wrench tower-broadcast=broadcast tower-cell=cell-tower trash-alt=trash trash-can=trash tree-city=city triangle-exclamation=warning
trophy-star=trophy truck-fast=truck tv=television umbrella-beach=island undo=arrow-counter-clockwise universal-access=person-arms-spread
university=bank building-columns=bank unlock=lock-open unlock-keyhole=lock-key-open unlock-alt=lock-key-open up-down=arrows-vertical
up-down-left-right=arrows-out-cardinal up-right-and-down-left-from-center=arrows-out-simple up-right-from-square=arrow-square-out
upload=upload-simple user-alt=user user-astronaut=user-circle user-clock=clock-user user-cog=user-gear user-doctor=stethoscope
user-edit=user user-friends=users user-graduate=student user-group=users user-headset=headset user-helmet-safety=hard-hat
user-lock=user-gear user-magnifying-glass=user-focus user-ninja=detective user-pen=user user-robot=robot user-secret=detective
user-shield=user-check user-slash=user-minus user-tag=user user-tie=user user-tie-hair=user user-unlock=user user-xmark=user-minus
users-cog=users-three users-between-lines=users-three users-gear=users-three users-line=users-three users-rays=users-four
users-rectangle=users-three users-viewfinder=users-three utensils=fork-knife vector-square=bounding-box vial=test-tube vials=test-tube
video-slash=video-camera-slash video=video-camera volume=speaker-high volume-high=speaker-high volume-low=speaker-low
volume-mute=speaker-x volume-off=speaker-none volume-up=speaker-high volume-xmark=speaker-x vr-cardboard=virtual-reality wand=magic-wand
wand-magic=magic-wand wand-magic-sparkles=magic-wand wand-sparkles=magic-wand water=waves wave-pulse=pulse waveform-lines=waveform
weight-scale=scales wheat=grains wheat-awn=grains wifi=wifi-high window=app-window window-flip=app-window window-maximize=app-window
window-restore=browsers windows=browsers wrench-simple=wrench xmark=x xmark-circle=x-circle xmark-large=x yen-sign=currency-jpy
webhook=webhooks-logo`;

/** Phosphor's name for a name of Font Awesome; the same where the table says nothing. */
export function toPhosphorName(name: string): string {
  return NAMES.get(name) ?? name;
}

const NAMES: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
);
