/**
 * Names of Font Awesome Pro, and other names that pages use and no free set has, as `name=name to look up instead`. A name with a set
 * (`lucide:x`) is looked up there.
 */
const PAIRS = `
arrow-progress=lucide:route alarm-exclamation=tabler:alarm person-to-portal=door-open snake=worm up=arrow-up down=arrow-down
left=arrow-left right=arrow-right document=file-lines documents=copy bracket-curly=lucide:braces messages-dollar=comments-dollar
comment-pen=comment comment-check=tabler:message-check comment-plus=tabler:message-plus comments-question-check=comments
comment-arrow-up=comment circle-waveform-lines=lucide:audio-waveform circle-video=circle-play circle-book-open=book-open
circle-envelope=envelope circle-phone=phone circle-location-arrow=location-arrow circle-sort=sort circle-trash=trash
circle-quarter=circle-half-stroke circle-three-quarters=circle-half-stroke circle-heart=heart circle-camera=camera
circle-microphone=microphone circle-calendar=calendar circle-bookmark=bookmark chart-user=users chart-bullet=chart-bar
chart-simple-horizontal=lucide:chart-bar chart-kanban=lucide:square-kanban chart-mixed-up-circle-dollar=chart-line
chart-mixed-up-circle-currency=chart-line chart-line-up-down=chart-line book-blank=book book-section=book book-arrow-right=book
book-circle-arrow-right=book book-law=book memo-pad=lucide:notepad-text memo-circle-info=lucide:notepad-text typewriter=keyboard
table-pivot=table table-picnic=table objects-column=lucide:layout-dashboard grid-4=table-cells grid-5=table-cells grid-round=table-cells
grid-round-2=table-cells-large grid-dividers=table-cells rectangle-history-circle-plus=lucide:gallery-vertical-end
rectangle-history-circle-user=lucide:gallery-vertical-end rectangle-wide=lucide:rectangle-horizontal rectangles=copy
rectangle-barcode=barcode rectangle-pro=certificate diagram-lean-canvas=table-columns diagram-cells=table-cells
diagram-sankey=tabler:chart-sankey diagram-previous=diagram-next code-pull-request-closed=lucide:git-pull-request-closed
code-pull-request-draft=lucide:git-pull-request-draft nodes=circle-nodes spinner-scale=spinner arrows-repeat-1=repeat
arrows-retweet=retweet arrow-turn-down-right=lucide:corner-down-right arrow-turn-down-left=lucide:corner-down-left
arrow-turn-left=lucide:undo-2 arrow-turn-right=lucide:redo-2 arrow-turn-left-up=lucide:corner-left-up
arrow-up-small-big=lucide:arrow-up-narrow-wide arrow-down-small-big=lucide:arrow-down-narrow-wide arrow-up-arrow-down=lucide:arrow-up-down
arrows-from-line=arrows-up-down arrows-to-line=arrows-down-to-line arrows-from-dotted-line=arrows-up-down expand-wide=expand
compress-wide=compress right-long-to-line=lucide:arrow-right-to-line left-long-to-line=lucide:arrow-left-to-line turn-left=turn-up
turn-right=turn-down turn-down-left=turn-down turn-left-up=turn-up up-right=lucide:arrow-up-right up-to-line=lucide:arrow-up-to-line
down-to-line=lucide:arrow-down-to-line right-to-line=lucide:arrow-right-to-line left-to-line=lucide:arrow-left-to-line
up-from-line=lucide:arrow-up-from-line down-from-line=lucide:arrow-down-from-line inbox-full=inbox inboxes=inbox
split-screen=table-columns angles-up-down=sort shield-xmark=lucide:shield-x shield-quartered=shield-halved shield-cross=lucide:shield-plus
lock-a=lock lock-hashtag=lock badge-dollar=lucide:badge-dollar-sign badge-sheriff=certificate scanner-touchscreen=tablet-screen-button
scanner=lucide:scan scanner-keyboard=barcode face-viewfinder=lucide:scan-face user-viewfinder=lucide:scan-face
bracket-square=lucide:brackets gear-complex-code=gears gears-code=gears slider=sliders toggle-large-on=toggle-on
toggle-large-off=toggle-off pipe-section=lucide:cylinder calendar-users=calendar calendar-circle-plus=calendar-plus
calendar-circle-user=calendar clock-desk=clock hourglass-clock=hourglass watch-smart=lucide:watch file-dashed-line=file
file-slash=file-circle-xmark file-xmark=file-circle-xmark files-medical=file-medical file-circle-info=file-circle-question
file-binary=lucide:file-digit file-brackets-curly=lucide:file-braces file-xml=file-code folder-magnifying-glass=lucide:folder-search
folder-arrow-up=lucide:folder-up folder-medical=folder-plus folder-grid=folder folder-image=folder folder-music=folder
box-check=lucide:package-check box-circle-check=lucide:package-check box-dollar=box box-heart=box box-taped=box box-ballot=check-to-slot
cabinet-filing=box-archive screen-users=chalkboard-user display-code=lucide:monitor-cog display-arrow-down=lucide:monitor-down
display-chart-up=lucide:monitor display-chart-up-circle-dollar=lucide:monitor desktop-arrow-down=lucide:monitor-down
computer-classic=computer mobile-signal-out=mobile-screen tablet-screen=tablet-screen-button tablet-rugged=tablet
phone-arrow-down-left=lucide:phone-incoming phone-arrow-up-right=lucide:phone-outgoing phone-arrow-right=lucide:phone-forwarded
phone-hangup=phone-slash phone-office=phone phone-rotary=phone phone-xmark=phone-slash phone-intercom=phone tv-retro=tv tv-music=tv
keyboard-brightness=keyboard keyboard-down=keyboard usb-drive=lucide:usb sim-cards=sim-card brain-arrow-curved-right=brain
head-side-brain=brain head-side-gear=brain head-side-headphones=headset user-robot-xmarks=robot user-hair=user user-music=user
user-pilot=user user-police=user-shield user-visor=user user-vneck=user user-vneck-hair=user user-beard-bolt=user user-bounty-hunter=user
user-chef=user user-cowboy=user user-alien=ph:alien user-hoodie=user users-medical=user-doctor people=user-group family=people-roof
person-sign=person-walking person-carry-box=people-carry-box person-seat=chair person-from-portal=door-open person-pinball=gamepad
poll-people=square-poll-horizontal lightbulb-exclamation=lucide:lightbulb lightbulb-cfl=lightbulb lightbulb-dollar=lightbulb
lightbulb-gear=lightbulb lightbulb-message=lightbulb lightbulb-slash=lucide:lightbulb-off lightbulb-exclamation-on=lightbulb
bolt-auto=bolt crosshairs-simple=crosshairs location-smile=location-dot location-pen=location-dot location-xmark=lucide:map-pin-x
location-arrow-up=location-arrow planet-ringed=lucide:orbit planet-moon=moon solar-system=lucide:orbit globe-wifi=globe globe-snow=globe
star-sharp=star star-shooting=ph:shooting-star star-christmas=star star-exclamation=star star-sharp-half=star-half sun-cloud=cloud-sun
clouds=cloud clouds-sun=cloud-sun cloud-word=cloud cloud-xmark=tabler:cloud-x cloud-binary=cloud raindrops=droplet droplet-degree=droplet
fire-smoke=fire award-simple=award party-horn=lucide:party-popper balloons=ph:balloon bells=bell siren-on=lucide:siren
light-emergency=lucide:siren light-emergency-on=lucide:siren hand-back-point-right=hand-point-right hand-back-point-up=hand-point-up
face-party=face-laugh face-smiling-hands=face-smile face-thinking=face-meh face-sunglasses=face-grin face-smile-relaxed=face-smile
face-sleepy=face-tired cart-arrow-up=cart-shopping cart-circle-check=cart-shopping cart-shopping-fast=cart-shopping
bag-shopping-plus=bag-shopping basket-shopping-simple=basket-shopping credit-card-blank=credit-card credit-cards=credit-card
money-check-pen=money-check money-check-dollar-pen=money-check-dollar money-from-bracket=money-bill-transfer
money-simple-from-bracket=money-bill-transfer money-bill-simple=money-bill money-bill-simple-wave=money-bill-wave
money-bills-simple=money-bills dollar-simple=dollar-sign coin-front=lucide:coins receipt-list=receipt hand-holding-box=hand-holding-hand
hand-holding-seedling=seedling conveyor-belt=dolly conveyor-belt-boxes=boxes-stacked pallet-box=pallet truck-clock=truck
truck-bolt=truck-fast truck-container=truck warehouse-full=warehouse building-memo=building building-magnifying-glass=building
apartment=building house-building=house-chimney house-blank=house house-window=house house-person-return=house-user pen-circle=pen
pencil-mechanical=pencil pen-paintbrush=paintbrush palette-boxes=pallet input-pipe=lucide:text-cursor-input align-slash=align-left
block-quote=quote-left block-question=circle-question block=cube line-columns=lucide:columns-2 bars-filter=lucide:list-filter
bars-sort=lucide:arrow-down-wide-narrow filter-slash=filter-circle-xmark sort-alt=sort circle-sort-up=sort-up
ballot=square-poll-horizontal ballot-check=list-check binary-circle-check=lucide:binary binary-lock=lucide:binary
binary-slash=lucide:binary integral=ph:function value-absolute=divide hashtag-lock=hashtag minus-large=minus check-large=check
empty-set=ban slash-forward=slash slash-back=slash magnifying-glass-waveform=magnifying-glass magnifying-glass-play=magnifying-glass
magnifying-glass-arrows-rotate=arrows-rotate magnifying-glass-music=magnifying-glass image-polaroid=image
image-polaroid-user=image-portrait images-user=images camera-polaroid=camera camera-viewfinder=lucide:focus camera-security=lucide:cctv
camera-cctv=lucide:cctv camera-web=ph:webcam film-canister=film clapperboard-play=lucide:clapperboard pause-play=lucide:step-forward
album-collection=lucide:disc-3 album-collection-circle-plus=lucide:disc-3 album-circle-plus=lucide:disc-3 album-circle-user=lucide:disc-3
radio-tuner=radio speakers=lucide:speaker volume-slash=lucide:volume-off microphone-stand=ph:microphone-stage signal-bars-slash=signal
signal-stream-slash=lucide:radio video-arrow-up-right=video game-board-simple=lucide:grid-3x3 alien-8bit=ghost dice-d10=dice-d20
dice-d4=dice-d6 pinball=gamepad rabbit-running=lucide:rabbit cat-space=cat leaf-oak=leaf flower-daffodil=lucide:flower corn=carrot
steak=lucide:beef taco=burger mug-tea=mug-hot coffee-pot=mug-hot coffee-beans=mug-hot wine-glass-crack=wine-glass fork=utensils
hat-chef=lucide:chef-hat shirt-long-sleeve=shirt tank-water=droplet bed-front=bed sensor=lucide:radar sensor-on=lucide:radar
sensor-triangle-exclamation=triangle-exclamation sensor-fire=fire light-switch=toggle-on light-switch-on=toggle-on
dryer=lucide:washing-machine air-conditioner=lucide:air-vent heat=fire vacuum=broom vacuum-robot=robot raygun=ph:flying-saucer
ufo-beam=ph:flying-saucer starfighter=shuttle-space starship-freighter=shuttle-space space-station-moon=moon tent-double-peak=tent
kite=paper-plane car-bump=car car-mirrors=car car-circle-bolt=charging-station car-bolt=charging-station car-mechanic=car car-wash=car
cars=car gas-pump-slash=gas-pump traffic-light-go=traffic-light traffic-light-slow=traffic-light traffic-light-stop=traffic-light
truck-plow=truck bus-school=bus plane-tail=plane plane-engines=plane plane-prop=plane seat-airline=chair island-tropical=umbrella-beach
island-tree-palm=umbrella-beach wave=water waves-sine=lucide:waves battery-bolt=lucide:battery-charging battery-slash=battery-empty
clipboard-medical=clipboard-user scalpel=scissors prescription-bottle-pill=prescription-bottle flask-round-poison=flask
flask-round-potion=flask-vial flask-gear=flask atom-simple=atom function-x=ph:function square-bolt=bolt
square-dashed-circle-plus=lucide:square-dashed square-ellipsis=tabler:dots-circle-horizontal square-quote=quote-left
square-right=square-caret-right square-sliders-vertical=sliders square-small=square square-this-way-up=box
square-quarters=table-cells-large square-fragile=wine-glass diamond-exclamation=triangle-exclamation diamonds-4=ph:diamonds-four
dial=gauge dial-max=gauge-high dial-high=gauge-high gauge-low=gauge gauge-min=gauge gauge-simple-max=gauge-high
lasso-sparkles=lucide:lasso-select link-horizontal-slash=link-slash link-simple-slash=link-slash envelope-dot=envelope
paper-plane-top=lucide:send-horizontal send-back=lucide:send-to-back send-backward=lucide:send-to-back bring-forward=lucide:bring-to-front
bring-front=lucide:bring-to-front block-brick=cubes-stacked block-brick-fire=fire brick=cubes-stacked dagger=lucide:sword
hammer-crash=hammer nfc-signal=lucide:nfc nfc-lock=lucide:nfc nfc-magnifying-glass=lucide:nfc hydra=lucide:git-fork container-storage=box
crate-empty=box-open crate-apple=box-open sign-post=signs-post sign-posts=signs-post sign-posts-wrench=signs-post
distribute-spacing-vertical=arrows-up-down object-exclude=ph:exclude object-subtract=ph:subtract pages=copy panel-ews=table-columns
panel-fire=fire podium-star=ph:lectern podium-microphone=ph:lectern pump=gas-pump question-square=circle-question
screwdriver-gear=screwdriver-wrench scrubber=sliders shelves=boxes-stacked shelves-empty=boxes-stacked shower-down=shower skull-cow=skull
snooze=bed sparkle-small=lucide:sparkle syringe-needle=syringe temperature-list=temperature-half ticket-perforated=ticket
trash-xmark=lucide:trash-2 trash-check=trash trash-clock=trash trash-plus=trash trash-slash=trash trash-undo=trash-arrow-up
trash-can-check=trash-can trash-can-clock=trash-can trash-can-list=trash-can trash-can-plus=trash-can trash-can-slash=trash-can
trash-can-undo=trash-can-arrow-up trash-can-xmark=trash-can trillium=lucide:flower vector-circle=vector-square vhs=film
walker=person-walking barcode-read=lucide:scan-barcode barcode-scan=lucide:scan-barcode bin-bottles=trash bin-recycle=recycle
bin-bottles-recycle=recycle books-medical=book-medical bookmark-slash=bookmark bridge-suspension=bridge broom-wide=broom
candle-holder=fire-flame-simple card-club=lucide:club card-diamond=lucide:diamond card-heart=lucide:heart card-spade=lucide:spade
cards-blank=ph:cards casette=lucide:cassette-tape chess-clock=clock compass-slash=compass corner=angle-right
postgres=simple-icons:postgresql mongo=simple-icons:mongodb k8s=simple-icons:kubernetes nextjs=simple-icons:nextdotjs
next-js=simple-icons:nextdotjs nodejs=node-js cpp=simple-icons:cplusplus c-plus-plus=simple-icons:cplusplus expressjs=simple-icons:express
vue=vuejs sveltekit=simple-icons:svelte solidjs=simple-icons:solid tailwind=simple-icons:tailwindcss google-cloud=simple-icons:googlecloud
gcp=simple-icons:googlecloud azure=tabler:brand-azure microsoft-azure=tabler:brand-azure amazon-aws=aws open-ai=ph:open-ai-logo
vscode=tabler:brand-vscode vs-code=tabler:brand-vscode visual-studio-code=tabler:brand-vscode teams=tabler:brand-teams
microsoft-teams=tabler:brand-teams ms-teams=tabler:brand-teams outlook=tabler:mail google-sheets=simple-icons:googlesheets
google-docs=simple-icons:googledocs google-calendar=simple-icons:googlecalendar excel=file-excel github-actions=simple-icons:githubactions
gitlab-ci=gitlab new-relic=simple-icons:newrelic open-telemetry=simple-icons:opentelemetry react-native=react reactjs=react
rest=lucide:webhook graph-ql=simple-icons:graphql ethereum-classic=ethereum metamask=lucide:wallet mac=apple iphone=mobile-screen
maven=simple-icons:apachemaven kafka=simple-icons:apachekafka airflow=simple-icons:apacheairflow spark=simple-icons:apachespark
cli=terminal docs=book-open email=envelope analytics=chart-line integration=plug integrations=plug tutorial=graduation-cap guide=book-open
changelog=clock-rotate-left quickstart=rocket error=circle-xmark success=circle-check`;

/** What to look up instead of a name that no set has; undefined where nothing is near enough. */
export function findFreeName(name: string): string | undefined {
  return NAMES.get(name);
}

const NAMES: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
);
